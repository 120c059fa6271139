/** A race by depth: searches run one after the other for the same time, and are compared by how deep they got. */
import { isStop } from "../../engine/stop.ts";
import { apart } from "../../engine/workers.ts";
import { make, setText } from "../../base/elements.ts";
import { runLane } from "../lane-run.ts";
import { newLane, depthReached, nodesTo, branchingOf, rateOf } from "../lane.ts";
import { clauses, duration, number, say } from "../../messages/index.ts";
import { boardPicture } from "../../parts/board/picture.ts";
import { EMPTY_MARK, chartFigure } from "../chart/paper.ts";
import { lineChart } from "../chart/lines.ts";
import { folded } from "../frame.ts";
import { magnitude, powerText } from "../../page/magnitude.ts";
import { resultWords, stateWords } from "../lane-words.ts";
import { SEARCHES, STRONG } from "../searches.ts";
import { tableRow, wideTable } from "../table.ts";
import type { Race } from "./times.ts";
import type { GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { Lane } from "../lane.ts";

const UPDATE = 125;

/** Milliseconds that each search gets in the race that runs by itself. */
export const FIRST_MS = 100;

export const HOW: MessageId[] = [
  "depth-how-budget",
  "depth-how-depth",
  "depth-how-nodes",
  "depth-how-branching",
];

/** @param signal What is finished by then is the result. @returns Null if nobody races. */
export async function run(race: Race, signal: AbortSignal): Promise<Element | null> {
  const { state, beginning, searchNames, budgetMs, memoryMb, progress, shows } = race;
  const { shape } = state;
  const { board, player } = beginning;
  const lanes = searchNames.map(newLane);
  if (lanes.length === 0) return null;
  const table = laneTable(lanes, player);
  shows(make("div", { class: "race-result stack roomy" }, table.element));
  const updates = setInterval(table.update, UPDATE);
  try {
    for (const [at, lane] of lanes.entries()) {
      await runLane(lane, { shape, board, budgetMs, memoryMb }, apart(), signal);
      progress((at + 1) / lanes.length);
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isStop(error)) return null;
    throw error;
  } finally {
    clearInterval(updates);
    table.update();
  }
  return depthResult({ lanes, beginning, budgetMs, stopped: signal.aborted }, shape);
}

type DepthRace = Pick<Race, "beginning" | "budgetMs"> & { lanes: Lane[]; stopped: boolean };

const HEIGHT = 340;
const DRAWN = ["minimax", "alpha-beta", "centre-first", STRONG];

/** The result of a race by depth: the charts, each with what it comes to, and the tables. */
function depthResult(race: DepthRace, shape: GameDescription) {
  const { lanes, beginning } = race;
  const { board, player } = beginning;
  return make(
    "div",
    { class: "race-result stack roomy" },
    byDepth(race),
    laneTable(lanes, player).element,
    make(
      "div",
      { class: "race-from" },
      board === shape.start ? null : boardPicture(shape, board),
      make("div", { class: "stack" }, ...remarks(race).map((words) => make("p", {}, words))),
    ),
    folded(say("race-all"), depthTable(lanes)),
  );
}

/** The depths that the best and the worst search reached, or the result that was proved. */
function headline({ lanes, beginning, budgetMs }: DepthRace) {
  const raced = lanes.filter((lane) => lane.worth || depthReached(lane) > 0);
  // A depth means one thing in the textbook's searches and another in the solver.
  const textbook = raced.filter((lane) => wayOf(lane) === "textbook");
  const isMixed = textbook.length > 0 && textbook.length < raced.length;
  const begun = isMixed && !raced.some(({ worth }) => worth) ? textbook : raced;
  if (begun.length < (isMixed ? 2 : 1)) return say("depth-chart");
  // What proves comes first, and then what gets deeper: of equals the one that is listed first.
  const sorted = begun.toSorted((one, other) => rank(other) - rank(one));
  const [best, last] = [sorted[0], sorted[sorted.length - 1]];
  const words = {
    best: say(`race-${best.searchName}`),
    last: say(`race-${last.searchName}`),
    depth: depthReached(best),
    least: depthReached(last),
    seconds: budgetMs / 1_000,
    result: best.worth ? resultWords(best.worth, beginning.player) : "",
  };
  const alike = best.worth ? last.worth !== null : depthReached(best) === depthReached(last);
  const kind = best.worth ? "proved" : "depth";
  return say(alike ? `depth-headline-${kind}-all` : `depth-headline-${kind}`, words);
}

function wayOf({ searchName }: Lane) {
  return SEARCHES[searchName].depths?.way;
}

function rank(lane: Lane) {
  return (lane.worth ? 1000 : 0) + depthReached(lane);
}

/** Notes on searches whose depths differ, that failed, or that were stopped. */
function remarks({ lanes, stopped }: DepthRace) {
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
function byDepth(race: DepthRace) {
  const drawn = race.lanes.filter(
    ({ searchName, visited }) => DRAWN.includes(searchName) && visited > 0,
  );
  const deepest = Math.max(1, ...drawn.map((lane) => lane.open?.depth ?? depthReached(lane)));
  const depths = Array.from({ length: deepest }, (_, at) => at + 1);
  const isOpen = ({ open }: Lane, depth: number) => open?.depth === depth && open.nodes > 0;
  const unfinished = drawn.some(({ open }) => open && open.nodes > 0);
  const chart = {
    title: headline(race),
    across: say("depth-axis"),
    up: say("race-axis-nodes"),
    places: depths.map((depth) => number(depth)),
    series: drawn.map((lane) => ({
      name: say(`race-${lane.searchName}`),
      series: DRAWN.indexOf(lane.searchName),
      values: depths.map((depth) =>
        isOpen(lane, depth) ? (lane.open?.nodes ?? null) : (nodesTo(lane, depth) ?? null),
      ),
      open: depths.map((depth) => isOpen(lane, depth)),
    })),
    entries: unfinished
      ? [{ name: say("depth-unfinished"), series: EMPTY_MARK, rank: "open" as const }]
      : [],
    format: powerText,
  };
  return chartFigure((width) => lineChart(chart, width, HEIGHT), "race-1");
}

function depthTable(lanes: Lane[]) {
  const deepest = Math.max(0, ...lanes.map(depthReached));
  const raced = lanes.filter(({ runs }) => runs.length > 0);
  const heads = [
    say("race-column-depth"),
    ...raced.map(({ searchName }) => say(`race-${searchName}`)),
  ];
  const rows = Array.from({ length: deepest }, (_, at) => {
    const cells = raced.map(({ runs }) => {
      const run = runs.find(({ depth }) => depth === at + 1);
      if (!run) return say("time-none");
      const time = run.ms < 1 ? "" : duration(run.ms, { digits: 2 });
      return make("td", {}, magnitude(run.nodes, true), make("br", {}), time);
    });
    return tableRow(number(at + 1), cells);
  });
  const bodies = [make("tbody", {}, ...rows)];
  return wideTable({ caption: say("depth-by-depth"), isCaptioned: true, heads, bodies });
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const COLUMNS = ["finished", "reached", "branching", "rate"] as const;

function laneTable(lanes: Lane[], player: Player) {
  const heads = (["search", ...COLUMNS] as const).map((name) => say(`race-column-${name}`));
  const rows = lanes.map(({ searchName }) => {
    const state = make("span", { class: "lane-state" });
    const cells = COLUMNS.map(() => make("td", {}));
    const search = make("span", {}, say(`race-${searchName}`));
    const name = make("th", { scope: "row" }, search, state);
    return { line: make("tr", {}, name, ...cells), state, cells };
  });
  const update = () =>
    lanes.forEach((lane, at) => {
      const { line, state, cells } = rows[at];
      line.className = `lane-${lane.state}`;
      setText(state, stateWords(lane, player));
      figures(lane).forEach((words, column) => setText(cells[column], words));
    });
  update();
  const bodies = [make("tbody", {}, ...rows.map(({ line }) => line))];
  const element = wideTable({ caption: say("depth-caption"), heads, bodies, name: "lanes" });
  return { element, update };
}

/** The figures of a row. What is counted to a finished depth and what is counted in all are told apart. */
function figures(lane: Lane) {
  const depth = depthReached(lane);
  const visited = depth > 0 ? nodesTo(lane, depth) : lane.visited;
  const isCounted = Boolean(visited) || lane.state === "proved";
  const nodes = magnitude(visited ?? 0, true);
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
