/** A word that shows its meaning when it is chosen. The glossary is loaded then. */
import { useState } from "preact/hooks";
import { useOwnId } from "../ui/own-id.ts";
import { loadWords, markup } from "../messages/index.ts";

export function Term({ name, text }: { name: MessageEnd<"term-">; text: string }) {
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

async function loadGlossary() {
  try {
    await loadWords("glossary");
    return true;
  } catch (error) {
    (await import("./toast.ts")).toast(String(error));
    return false;
  }
}
