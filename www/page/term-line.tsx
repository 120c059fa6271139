/** A line with words that the page uses, by the names that the glossary has for them. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";

export function TermLine({ ids }: { ids: readonly string[] }) {
  const [line, setLine] = useState<ComponentChildren>(null);
  useEffect(() => {
    async function load() {
      const { labelledTerms, showMeaning } = await import("./glossary.ts");
      const term = (id: string, name: string) => (
        <button
          type="button"
          class="term"
          data-term={id}
          aria-expanded="false"
          onClick={({ currentTarget }) => showMeaning(currentTarget, id)}
        >
          {name}
        </button>
      );
      setLine(await labelledTerms(ids, term));
    }
    load().catch(() => {}); // What the line says is not needed here.
  }, []);
  return line && <p class="terms explained">{line}</p>;
}
