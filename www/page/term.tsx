/** Words with a meaning: a button that shows what the glossary says of it. The glossary comes when it is wanted. */

/** A word of a page, with its meaning behind it. @param name Of the term in glossary.ftl, without `term-`. */
export function Term({ name, text }: { name: string; text: string }) {
  return (
    <button
      type="button"
      class="term"
      data-term={name}
      aria-expanded={false}
      onClick={({ currentTarget }) => explain(currentTarget, name)}
    >
      {text}
    </button>
  );
}

/** Shows a meaning at its word, or hides it. */
async function explain(word: HTMLElement, name: string) {
  try {
    const { showMeaning } = await import("./glossary.ts");
    await showMeaning(word, name);
  } catch (error) {
    // This file is read by the build, too.
    (await import("./toast.ts")).toast(String(error));
  }
}
