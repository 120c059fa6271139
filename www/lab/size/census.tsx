/** Counted positions: of the whole game, and of what follows the position on the board. */
import { useState } from "preact/hooks";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureTable, TableRow } from "../table.tsx";
import { sumOf } from "./counts.ts";
import type { Census } from "../../../pkg/web/cutoff.js";

interface Counts {
  all: { name: MessageId; census: Census }[];
  /** Of where the searches begin. */
  census: Census;
  gravity: boolean;
}

export function CensusPart(counts: Counts) {
  const { say } = useWords();
  const { complete, positionsByPly } = counts.census;
  const stopped = { last: positionsByPly.length - 1, counted: sumOf(positionsByPly) };
  return (
    <>
      <div class="census stack">
        {!complete && <p>{say("census-stopped", stopped)}</p>}
        <CountTable {...counts} />
      </div>
      {counts.all.every(({ census }) => census.smallestProof === null) && (
        <p class="explained">{say("count-only-standard")}</p>
      )}
    </>
  );
}

/** The counts of those that could be counted to the end, side by side. */
function CountTable({ all, gravity }: Counts) {
  const { say, number } = useWords();
  // On a phone the result shall follow soon.
  const [isWide] = useState(() => matchMedia("(width >= 44rem)").matches);
  const complete = all.filter(({ census }) => census.complete);
  if (complete.length === 0) return null;
  const rows: [id: MessageId, countOf: (census: Census) => number | null][] = [
    ["size-positions", ({ positions }) => positions],
    ["size-finished", ({ finished }) => finished],
    [gravity ? "census-distinct-mirrored" : "size-distinct", ({ distinct }) => distinct],
    ["size-games", ({ games }) => games],
    ["size-nodes", ({ nodesByPly }) => sumOf(nodesByPly)],
    ["size-proof", ({ smallestProof }) => smallestProof],
  ];
  return (
    <Fold title={say("size-caption")} isOpen={isWide}>
      <FigureTable
        caption={say("size-caption")}
        heads={[say("size-what"), ...complete.map(({ name }) => say(name))]}
      >
        {rows.map(([id, countOf]) => {
          const counts = complete.map(({ census }) => countOf(census));
          if (counts.every((count) => count === null)) return null;
          const cells = counts.map((count) => (count === null ? say("time-none") : number(count)));
          return <TableRow key={id} name={say(id)} cells={cells} />;
        })}
      </FigureTable>
    </Fold>
  );
}
