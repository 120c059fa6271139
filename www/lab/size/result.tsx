/** How big a game is: the nodes that searches visit to each depth, as a chart and a table, and the positions of each ply. */
import { isRough, largeNumbers } from "../../page/large-numbers.ts";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { EMPTY_MARK } from "../chart/paper.tsx";
import { LineChart } from "../chart/lines.tsx";
import { newLane } from "../lane.ts";
import { TableRow, WideTable } from "../table.tsx";
import { CHESS, countsOf, errorBar } from "./counts.ts";
import type { Census, Estimate } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Lines } from "../chart/lines.tsx";
import type { Lane } from "../lane.ts";
import type { Count } from "./counts.ts";

/** The games of chess of each ply: one before the first move. */
const GAMES = [1n, ...CHESS];

/**
 * @param estimates What minimax visits to depths 1, 2, …, to the end.
 * @param lane How far alpha-beta has come.
 */
export function SizeResult({
  estimates,
  census,
  lane,
}: {
  estimates: Estimate[];
  census: Census;
  lane: Lane | null;
}) {
  const words = useWords();
  const { say, number } = words;
  const alphaBeta = lane ?? newLane("alpha-beta");
  const counts = countsOf(estimates, alphaBeta, CHESS, census.positionsByPly);
  const all = estimates[estimates.length - 1];
  const { error } = asWritten(words, all);
  return (
    <>
      <div class="chart-room">
        <ByDepthChart counts={counts} all={all} />
      </div>
      {!all.exact && <p>{say("count-error", { probes: number(all.probes), error })}</p>}
      <p>{say("size-shannon")}</p>
      <Fold title={say("size-plies")}>
        <PlyTable census={census} />
      </Fold>
      <Fold title={say("count-by-depth")}>
        <ByDepthTable counts={counts} />
      </Fold>
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

/** @param all What minimax visits to the end. */
function ByDepthChart({ counts, all }: { counts: Count[]; all: Estimate }) {
  const words = useWords();
  const { say, number } = words;
  const line = (
    id: MessageId,
    series: number,
    valueOf: (count: Count) => number | null,
    more: Partial<Lines["series"][number]> = {},
  ) => ({ name: say(id), series, values: counts.map(valueOf), ...more });
  const isOpen = counts.some(
    ({ error, alphaBeta, finished }) => error > 0 || (alphaBeta !== null && !finished),
  );
  return (
    <LineChart
      name="size"
      title={say("count-whole", asWritten(words, all))}
      height={400}
      across={say("depth-axis")}
      up={say("race-axis-nodes")}
      places={counts.map(({ depth }) => number(depth))}
      series={[
        line("minimax-name", 0, ({ minimax }) => minimax, {
          open: counts.map(({ error }) => error > 0),
          bars: counts.map(errorBar),
        }),
        line("race-alpha-beta", 1, ({ alphaBeta }) => alphaBeta, {
          open: counts.map(({ finished }) => !finished),
        }),
        line("size-positions", 3, ({ different }) => different),
        line("count-chess", 2, ({ chess }) => (chess === null ? null : Number(chess))),
      ]}
      entries={isOpen ? [{ name: say("count-open"), series: EMPTY_MARK, rank: "open" }] : []}
      format={largeNumbers(words).powerText}
    />
  );
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
    <WideTable caption={say("count-by-depth")} heads={heads}>
      <tbody>
        {counts.map((count) => {
          const { depth, minimax, error, alphaBeta, finished, different, chess } = count;
          const nodes = exact(alphaBeta);
          const isOpen = alphaBeta !== null && !finished;
          const cells = [
            minimax === null
              ? say("time-none")
              : say(
                  "count-cell",
                  asWritten(words, { nodes: minimax, standardError: error, exact: error === 0 }),
                ),
            isOpen ? say("count-cell-open", { nodes }) : nodes,
            exact(different),
            exact(chess),
          ];
          return <TableRow key={depth} name={number(depth)} cells={cells} />;
        })}
      </tbody>
    </WideTable>
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

/** The positions and the nodes of each ply, and the games of chess. */
function PlyTable({ census: { positionsByPly, nodesByPly } }: { census: Census }) {
  const { say, number } = useWords();
  const columns: (readonly (number | bigint)[])[] = [positionsByPly, nodesByPly, GAMES];
  const longest = Math.max(...columns.map(({ length }) => length));
  const heads = [say("size-ply"), say("size-positions"), say("census-nodes"), say("size-chess")];
  return (
    <WideTable caption={say("size-plies")} heads={heads}>
      <tbody>
        {Array.from({ length: longest }, (_, ply) => (
          <TableRow
            key={ply}
            name={number(ply)}
            cells={columns.map((counts) => ply < counts.length && number(counts[ply]))}
          />
        ))}
      </tbody>
    </WideTable>
  );
}
