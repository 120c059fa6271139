/** A word that shows its meaning when it is chosen. The glossary is loaded then. */
import { useState } from "preact/hooks";
import { useOwnId } from "../ui/own-id.ts";
import { useWords } from "../ui/words.tsx";

export function Term({ name, text }: { name: MessageEnd<"term-">; text: string }) {
  const { markup } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const id = useOwnId();

  const meaning = isOpen && isLoaded ? markup(`term-${name}`) : null;
  return (
    <>
      <button
        type="button"
        class="term"
        data-term={name}
        aria-expanded={isOpen}
        popovertarget={id}
        onClick={async () => setLoaded(await loadGlossary())}
      >
        {text}
      </button>
      <span
        id={id}
        class="meaning"
        popover="auto"
        role="status"
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {/* The text is added after the popover is open, so that screen readers announce it. */}
        {meaning && (
          <>
            <strong>{meaning.text}</strong> {meaning.attributes.meaning}
          </>
        )}
      </span>
    </>
  );
}

/** Loads the glossary once. It is imported here, because the build must not load these files. */
async function loadGlossary() {
  try {
    await (await import("../messages/index.ts")).loadWords("glossary");
    return true;
  } catch (error) {
    (await import("./toast.ts")).toast(String(error));
    return false;
  }
}
