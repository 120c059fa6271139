/** The size of a game: the nodes of searches at each depth, and the positions. */
import { useState } from "preact/hooks";
import { isRough, largeNumbers, type NodeCount } from "../../messages/large-numbers.ts";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { Bars, type BarFill } from "../results/bars.tsx";
import { NumberTable, TableRow } from "../results/table.tsx";
import { sizeCounts, sumOf, type Count } from "./by-depth.ts";
import type { Census, Estimate, GameDescription } from "../../../pkg/whole/cutoff.js";
import type { SearchState } from "../searches/search-state.ts";
import type { Words } from "../../messages/catalogue.ts";

interface SizeResultProps {
  estimates: Estimate[];
  census: Census;
  search: SearchState | null;
  progress: string | null;
  shape: GameDescription;
}

/** @param search The result of alpha-beta. @param progress Its progress, if it takes long. */
export function SizeResult({ estimates, census, search, progress, shape }: SizeResultProps) {
  const { words, say, number } = useWords();
  const counts = sizeCounts(estimates, search, census.positionsByPly);
  const all = estimates[estimates.length - 1];
  const { error } = formatEstimate(words, all);
  const cells = shape.names.length;
  const boards = largeNumbers(words).magnitude(3 ** cells, true);
  return (
    <>
      <h2>{say("count-whole", formatEstimate(words, all))}</h2>
      <LastDepthBars counts={counts} />
      {!all.exact && <p>{say("count-error", { probes: number(all.probes), error })}</p>}
      <ByDepthTable counts={counts} />
      {progress !== null && <p class="explained">{progress}</p>}
      <CountTable census={census} gravity={shape.gravity} />
      <p class="explained">{say("size-bound", { cells, boards })}</p>
      <p class="explained">{say("size-shannon")}</p>
      <Fold title={say("lab-how")}>
        <p class="explained">{say("count-how-estimate")}</p>
        <p class="explained">{say("count-how-depth")}</p>
      </Fold>
    </>
  );
}

/** Compares searches at the last depth that alpha-beta finished. */
function LastDepthBars({ counts }: { counts: Count[] }) {
  const { words, say } = useWords();
  const last = counts.findLast(({ finished }) => finished);
  if (!last) return null;
  const { magnitude } = largeNumbers(words);
  const bar = (id: MessageId, fill: BarFill, nodes: number, text = magnitude(nodes, true)) => {
    return { name: say(id), fill, nodes, text };
  };
  const bars = [
    bar("minimax-name", "minimax", last.minimax, minimaxText(words, last)),
    bar("lab-search-alpha-beta", "alpha-beta", last.alphaBeta ?? 0),
    ...(last.different === null ? [] : [bar("size-positions", "outlined", last.different)]),
  ];
  return <Bars bars={bars} caption={say("lab-bars-depth", { depth: last.depth })} />;
}

/** Writes minimax's nodes, and whether they are estimated. */
function minimaxText(words: Words, { minimax, error }: Count) {
  const estimate = { nodes: minimax, standardError: error, exact: error === 0 };
  return words.say("count-cell", formatEstimate(words, estimate));
}

const COLUMNS = ["size-depth", "minimax-name", "lab-search-alpha-beta", "size-positions"] as const;

function ByDepthTable({ counts }: { counts: Count[] }) {
  const { words, say, number } = useWords();
  const exact = (count: number | null) =>
    count === null ? say("time-none") : largeNumbers(words).magnitude(count, true);
  return (
    <NumberTable caption={say("count-by-depth")} heads={COLUMNS.map((id) => say(id))}>
      {counts.map((count) => {
        const { depth, alphaBeta, finished, different } = count;
        const nodes = exact(alphaBeta);
        const cells = [
          minimaxText(words, count),
          finished || alphaBeta === null ? nodes : say("count-cell-open", { nodes }),
          exact(different),
        ];
        return <TableRow key={depth} name={number(depth)} cells={cells} />;
      })}
    </NumberTable>
  );
}

function CountTable({ census, gravity }: { census: Census; gravity: boolean }) {
  const { say, number } = useWords();
  // On phones the table is folded, so that the result below it is near.
  const [isWide] = useState(() => matchMedia("(width >= 44rem)").matches);
  const { complete, positionsByPly, nodesByPly, smallestProof } = census;
  const stopped = { last: positionsByPly.length - 1, counted: sumOf(positionsByPly) };
  if (!complete) return <p class="census">{say("size-stopped", stopped)}</p>;
  const rows: [id: MessageId, count: number | null][] = [
    ["size-positions", census.positions],
    ["size-finished", census.finished],
    [gravity ? "size-distinct-mirrored" : "size-distinct", census.distinct],
    ["size-games", census.games],
    ["size-nodes", sumOf(nodesByPly)],
    ["size-proof", smallestProof],
  ];
  return (
    <div class="census">
      <Fold title={say("size-caption")} isOpen={isWide}>
        <NumberTable caption={say("size-caption")} heads={[say("size-what"), say("size-here")]}>
          {rows.map(
            ([id, count]) =>
              count !== null && <TableRow key={id} name={say(id)} cells={[number(count)]} />,
          )}
        </NumberTable>
      </Fold>
    </div>
  );
}

/** Formats an estimate: the number, its error, and how exact it is. */
function formatEstimate(words: Words, estimate: NodeCount) {
  const { magnitude, powerText, estimateText } = largeNumbers(words);
  const { nodes, standardError, exact } = estimate;
  if (exact) return { how: "exact", nodes: magnitude(nodes, true), error: "none" };
  if (isRough(estimate)) return { how: "rough", nodes: powerText(nodes), error: "none" };
  return { how: "about", ...estimateText(nodes, standardError) };
}
