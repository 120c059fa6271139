/** How big a game is: the nodes that searches visit to each depth. */
import { isRough, largeNumbers } from "../../page/large-numbers.ts";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { Bars } from "../bars.tsx";
import { newLane } from "../lane.ts";
import { TableRow, FigureTable } from "../table.tsx";
import { CHESS, countsOf } from "./counts.ts";
import type { ComponentChildren } from "preact";
import type { Census, Estimate } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { BarLook } from "../bars.tsx";
import type { Lane } from "../lane.ts";
import type { Count } from "./counts.ts";

/**
 * @param estimates What minimax visits to depths 1, 2, …, to the end.
 * @param lane How far alpha-beta has come.
 */
export function SizeResult({
  estimates,
  census,
  lane,
  children,
}: {
  estimates: Estimate[];
  census: Census;
  lane: Lane | null;
  /** The counts of positions. */
  children: ComponentChildren;
}) {
  const words = useWords();
  const { say, number } = words;
  const alphaBeta = lane ?? newLane("alpha-beta");
  const counts = countsOf(estimates, alphaBeta, CHESS, census.positionsByPly);
  const all = estimates[estimates.length - 1];
  const { error } = asWritten(words, all);
  return (
    <>
      <h2>{say("count-whole", asWritten(words, all))}</h2>
      <ToOneDepth counts={counts} />
      {!all.exact && <p>{say("count-error", { probes: number(all.probes), error })}</p>}
      <ByDepthTable counts={counts} />
      <p>{say("size-shannon")}</p>
      {children}
      <Fold title={say("race-how")}>
        <p class="explained">{say("count-how-estimate")}</p>
        <p class="explained">{say("count-how-depth")}</p>
        <p class="explained">
          {say("size-sources")}{" "}
          <a href="https://oeis.org/A048987" rel="noreferrer">
            {say("size-source-perft")}
          </a>
          {", "}
          <a href="https://www.chessprogramming.org/Perft_Results" rel="noreferrer">
            {say("size-source-wiki")}
          </a>
        </p>
      </Fold>
    </>
  );
}

/** What both searches visit to the last depth that alpha-beta has finished, and the positions among these nodes. */
function ToOneDepth({ counts }: { counts: Count[] }) {
  const words = useWords();
  const { say } = words;
  const last = counts.findLast(({ finished, minimax }) => finished && minimax !== null);
  if (!last) return null;
  const { magnitude } = largeNumbers(words);
  const bar = (id: MessageId, look: BarLook, nodes: number, text = magnitude(nodes, true)) => ({
    ...{ name: say(id), look, nodes, text },
  });
  const bars = [
    bar("minimax-name", "minimax", last.minimax ?? 0, minimaxText(words, last)),
    bar("race-alpha-beta", "alpha-beta", last.alphaBeta ?? 0),
    ...(last.different === null ? [] : [bar("size-positions", "outlined", last.different)]),
  ];
  return <Bars bars={bars} caption={say("race-bars-depth", { depth: last.depth })} />;
}

/** What minimax visits to a depth, and how it is known. */
function minimaxText(words: Speech, { minimax, error }: Count) {
  if (minimax === null) return words.say("time-none");
  const estimate = { nodes: minimax, standardError: error, exact: error === 0 };
  return words.say("count-cell", asWritten(words, estimate));
}

function ByDepthTable({ counts }: { counts: Count[] }) {
  const words = useWords();
  const { say, number } = words;
  const exact = (count: number | bigint | null) =>
    count === null ? say("time-none") : largeNumbers(words).magnitude(Number(count), true);
  const heads = [
    ...[say("race-column-depth"), say("minimax-name"), say("race-alpha-beta")],
    ...[say("size-positions"), say("count-chess")],
  ];
  return (
    <FigureTable caption={say("count-by-depth")} heads={heads}>
      {counts.map((count) => {
        const { depth, alphaBeta, finished, different, chess } = count;
        const nodes = exact(alphaBeta);
        const isOpen = alphaBeta !== null && !finished;
        const cells = [
          minimaxText(words, count),
          isOpen ? say("count-cell-open", { nodes }) : nodes,
          exact(different),
          exact(chess),
        ];
        return <TableRow key={depth} name={number(depth)} cells={cells} />;
      })}
    </FigureTable>
  );
}

/** A number of nodes, how it is known, and its error. */
function asWritten(words: Speech, estimate: Pick<Estimate, "nodes" | "standardError" | "exact">) {
  const { magnitude, orderText, estimateText } = largeNumbers(words);
  const { nodes, standardError, exact } = estimate;
  if (exact) return { how: "exact", nodes: magnitude(nodes, true), error: "none" };
  if (isRough(estimate)) return { how: "rough", nodes: orderText(nodes), error: "none" };
  return { how: "about", ...estimateText(nodes, standardError) };
}
