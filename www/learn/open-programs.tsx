/** Opens the programs of a chapter, and shows all of them in the same language. */
import { toast } from "../page/toast.ts";
import { islandsOf, showIn } from "./islands.tsx";
import { StageProgram, type ProgramData } from "./program.tsx";
import { loadProgress, saveProgress } from "./progress.ts";

export function openPrograms() {
  const programs = islandsOf<ProgramData>("program-excerpt").map(({ island, data }) => {
    return { island, data, codes: codesIn(island) };
  });
  function show(chosen?: string) {
    for (const { island, data, codes } of programs)
      showIn(island, <StageProgram {...{ ...data, codes, chosen, choose, toast }} />);
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
