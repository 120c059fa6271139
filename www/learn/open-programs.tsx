/** Opens the programs of a chapter. */
import { toast } from "../page/toast.ts";
import { showIn, type Island } from "./islands.tsx";
import { Program } from "./program.tsx";
import { loadProgress, saveProgress } from "./progress.ts";

/** Shows all programs of the page in the same language. */
export function openPrograms(islands: readonly Island<"program-shown">[]) {
  const programs = islands.map(({ island, data }) => ({ island, data, codes: codesIn(island) }));
  function show(chosen?: string) {
    for (const { island, data, codes } of programs)
      showIn(island, <Program {...{ ...data, codes, chosen, choose, toast }} />);
  }
  function choose(program: string) {
    saveProgress({ program });
    show(program);
  }
  show(loadProgress().program ?? undefined);
}

const codesIn = (island: Element) =>
  [...island.querySelectorAll("code")].map(({ childNodes }) =>
    Array.from(childNodes, (part) =>
      part instanceof Element ? { added: part.textContent } : (part.textContent ?? ""),
    ),
  );
