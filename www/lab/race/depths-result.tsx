/** The result of a race by depth: a chart, with what it comes to, and tables. */
import { largeNumbers } from "../../page/large-numbers.ts";
import { MiniBoard } from "../../parts/board/mini-board.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { EMPTY_MARK } from "../chart/paper.tsx";
import { LineChart } from "../chart/lines.tsx";
import { resultWords, stateWords } from "../lane-words.ts";
import { branchingOf, depthReached, nodesTo, rateOf } from "../lane.ts";
import { SEARCHES, STRONG } from "../searches.ts";
import { TableRow, WideTable } from "../table.tsx";
import type { DepthRace } from "./depths.ts";
import type { Lane } from "../lane.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { GameDescription, Player } from "../../../pkg/web/cutoff.js";

const DRAWN = ["minimax", "alpha-beta", "centre-first", STRONG];

export function DepthsResult({ race, shape }: { race: DepthRace; shape: GameDescription }) {
  const words = useWords();
  const { board, player } = race.beginning;
  return (
    <div class="race-result stack roomy">
      <ByDepth race={race} />
      <LaneTable lanes={race.lanes} player={player} />
      <div class="race-from">
        {board !== shape.start && <MiniBoard shape={shape} board={board} />}
        <div class="stack">
          {remarks(words, race).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <Fold title={words.say("race-all")}>
        <DepthTable lanes={race.lanes} />
      </Fold>
    </div>
  );
}

/** The depths that the best and the worst search reached, or the result that was proved. */
function headline(words: Speech, { lanes, beginning, budgetMs }: DepthRace) {
  const { say } = words;
  const raced = lanes.filter((lane) => lane.worth || depthReached(lane) > 0);
  // A depth means one thing in the textbook's searches and another in the solver.
  const textbook = raced.filter((lane) => wayOf(lane) === "textbook");
  const isMixed = textbook.length > 0 && textbook.length < raced.length;
  const begun = isMixed && !raced.some(({ worth }) => worth) ? textbook : raced;
  if (begun.length < (isMixed ? 2 : 1)) return say("depth-chart");
  // What proves comes first, and then what gets deeper: of equals the one that is listed first.
  const sorted = begun.toSorted((one, other) => rank(other) - rank(one));
  const [best, last] = [sorted[0], sorted[sorted.length - 1]];
  const found = {
    best: say(`race-${best.searchName}`),
    last: say(`race-${last.searchName}`),
    depth: depthReached(best),
    least: depthReached(last),
    seconds: budgetMs / 1_000,
    result: best.worth ? resultWords(words, best.worth, beginning.player) : "",
  };
  const alike = best.worth ? last.worth !== null : depthReached(best) === depthReached(last);
  const kind = best.worth ? "proved" : "depth";
  return say(alike ? `depth-headline-${kind}-all` : `depth-headline-${kind}`, found);
}

function wayOf({ searchName }: Lane) {
  return SEARCHES[searchName].depths?.way;
}

function rank(lane: Lane) {
  return (lane.worth ? 1000 : 0) + depthReached(lane);
}

/** Notes on searches whose depths differ, that failed, or that were stopped. */
function remarks({ say, clauses }: Speech, { lanes, stopped }: DepthRace) {
  const failed = lanes.filter(({ state }) => state === "failed");
  const searches = clauses(failed.map(({ searchName }) => say(`race-${searchName}`)));
  const ways = new Set(lanes.map(wayOf));
  return [
    ways.has("textbook") && ways.has("deepening") ? say("depth-differs") : "",
    stopped ? say("depth-was-stopped") : "",
    failed.length > 0 ? say("depth-was-ended", { searches }) : "",
  ].filter(Boolean);
}

/** The nodes visited to each depth; what was not finished is empty and dashed. */
function ByDepth({ race }: { race: DepthRace }) {
  const words = useWords();
  const { say, number } = words;
  const drawn = race.lanes.filter(
    ({ searchName, visited }) => DRAWN.includes(searchName) && visited > 0,
  );
  const deepest = Math.max(1, ...drawn.map((lane) => lane.open?.depth ?? depthReached(lane)));
  const depths = Array.from({ length: deepest }, (_, at) => at + 1);
  const isOpen = ({ open }: Lane, depth: number) => open?.depth === depth && open.nodes > 0;
  const unfinished = drawn.some(({ open }) => open && open.nodes > 0);
  return (
    <LineChart
      name="race-1"
      title={headline(words, race)}
      across={say("depth-axis")}
      up={say("race-axis-nodes")}
      places={depths.map((depth) => number(depth))}
      series={drawn.map((lane) => ({
        name: say(`race-${lane.searchName}`),
        series: DRAWN.indexOf(lane.searchName),
        values: depths.map((depth) =>
          isOpen(lane, depth) ? (lane.open?.nodes ?? null) : (nodesTo(lane, depth) ?? null),
        ),
        open: depths.map((depth) => isOpen(lane, depth)),
      }))}
      entries={
        unfinished ? [{ name: say("depth-unfinished"), series: EMPTY_MARK, rank: "open" }] : []
      }
      format={largeNumbers(words).powerText}
    />
  );
}

function DepthTable({ lanes }: { lanes: Lane[] }) {
  const words = useWords();
  const { say, number, duration } = words;
  const deepest = Math.max(0, ...lanes.map(depthReached));
  const raced = lanes.filter(({ runs }) => runs.length > 0);
  const names = raced.map(({ searchName }) => say(`race-${searchName}`));
  function cellOf({ runs }: Lane, depth: number) {
    const run = runs.find((run) => run.depth === depth);
    if (!run) return say("time-none");
    return (
      <>
        {largeNumbers(words).magnitude(run.nodes, true)}
        <br />
        {run.ms >= 1 && duration(run.ms, { digits: 2 })}
      </>
    );
  }
  return (
    <WideTable
      caption={say("depth-by-depth")}
      isCaptioned
      heads={[say("race-column-depth"), ...names]}
    >
      <tbody>
        {Array.from({ length: deepest }, (_, at) => (
          <TableRow
            key={at}
            name={number(at + 1)}
            cells={raced.map((lane) => cellOf(lane, at + 1))}
          />
        ))}
      </tbody>
    </WideTable>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const COLUMNS = ["search", "finished", "reached", "branching", "rate"] as const;

export function LaneTable({ lanes, player }: { lanes: Lane[]; player: Player }) {
  const words = useWords();
  const { say } = words;
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  return (
    <WideTable caption={say("depth-caption")} heads={heads} class="lanes">
      <tbody>
        {lanes.map((lane) => (
          <tr key={lane.searchName} class={`lane-${lane.state}`}>
            <th scope="row">
              <span>{say(`race-${lane.searchName}`)}</span>
              <span class="lane-state">{stateWords(words, lane, player)}</span>
            </th>
            {figures(words, lane).map((text, at) => (
              <td key={at}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The figures of a row. What is counted to a finished depth and what is counted in all are told apart. */
function figures(words: Speech, lane: Lane) {
  const { say, number } = words;
  const depth = depthReached(lane);
  const visited = depth > 0 ? nodesTo(lane, depth) : lane.visited;
  const isCounted = Boolean(visited) || lane.state === "proved";
  const nodes = largeNumbers(words).magnitude(visited ?? 0, true);
  const all = say("depth-in-all", { nodes });
  // What proves without a depth, as Connect Four's solver does, has searched to the end.
  const unlimited = lane.state === "proved" ? "to-the-end" : "time-none";
  const factor = branchingOf(lane);
  const rate = rateOf(lane);
  return [
    depth > 0 ? number(depth) : say(unlimited),
    isCounted ? (depth > 0 ? nodes : all) : say("time-none"),
    factor === null ? say("time-none") : number(factor, ONE_DECIMAL),
    rate === null ? say("time-none") : number(Number(rate.toPrecision(2))),
  ];
}
