/** The result of a race by depth: a sentence, the table and the charts. */
import { make } from "../../base/elements.js";
import { clauses, duration, number, say, times } from "../../messages/index.js";
import { boardPicture } from "../../parts/board/picture.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { lineChart } from "../chart/lines.js";
import { folded } from "../frame.js";
import { magnitude } from "../../page/magnitude.js";
import { depthOf, nodesTo } from "../lane.js";
import { resultWords } from "../lane-words.js";
import { SEARCHES, STRONG } from "../searches.js";
import { laneTable } from "./lane-table.js";
import { savings } from "./savings.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Lane } from "../lane.js" */
/** @import { DepthRace } from "./types.js" */

/** The height of the chart. */
const HEIGHT = 340;
/** The searches that are drawn by depth: those that lack one idea have a chart of their own. */
const DRAWN = ["minimax", "alpha-beta", "centre-first", STRONG, "no-ideas"];
/** The series of what stands for an empty mark in the legend. */
const ANY = 7;

/** @param {DepthRace} race @param {GameDescription} shape */
export function depthResult(race, shape) {
  const { lanes, board, player } = race;
  return make(
    "div",
    { class: "race-result stack roomy" },
    make(
      "div",
      { class: "race-from" },
      board === shape.start ? null : boardPicture(shape, board),
      make("p", { class: "headline" }, headline(race, shape)),
    ),
    ...remarks(race).map((words) => make("p", {}, words)),
    laneTable(lanes, player).element,
    make("div", { class: "chart-pair" }, byDepth(lanes), byIdea(lanes)),
    folded(say("race-all"), depthTable(lanes)),
  );
}

/** Who got how deep. @param {DepthRace} race @param {GameDescription} shape */
function headline({ lanes, board, player, budgetSeconds }, shape) {
  const begun = lanes.filter(({ state, visited }) => state === "proved" || visited > 0);
  const sorted = begun.toSorted((one, other) => rank(other) - rank(one));
  const parts = sorted.filter(isMain).map((lane) => {
    const search = say(`race-${lane.searchName}`);
    const { worth } = lane;
    return worth
      ? say("depth-headline-proved", { search, result: resultWords(worth, player) })
      : say("depth-headline-depth", { search, depth: depthOf(lane) });
  });
  const from = say(board === shape.start ? "depth-from-empty" : "depth-from-board");
  return say("depth-headline", { from, seconds: budgetSeconds, parts: clauses(parts) });
}

/** Whether a search is named in the sentence: the solver is, if it has proved something. @param {Lane} lane */
function isMain({ searchName, worth }) {
  return DRAWN.includes(searchName) || (searchName === "solver" && worth !== null);
}

/** What proves comes first, and then what gets deeper. @param {Lane} lane */
function rank(lane) {
  return (lane.worth ? 1000 : 0) + depthOf(lane);
}

/** What one must know of this race. @param {DepthRace} race */
function remarks({ lanes, stopped }) {
  const failed = lanes.filter(({ state }) => state === "failed");
  const searches = clauses(failed.map(({ searchName }) => say(`race-${searchName}`)));
  const ways = new Set(lanes.map(({ searchName }) => SEARCHES[searchName].depths?.way));
  return [
    ...(ways.has("textbook") && ways.has("deepening") ? [say("depth-differs")] : []),
    ...(stopped ? [say("depth-was-stopped")] : []),
    ...(failed.length > 0 ? [say("depth-was-ended", { searches })] : []),
  ];
}

/** The positions visited to each depth; what was not finished is empty and dashed. @param {Lane[]} lanes */
function byDepth(lanes) {
  const drawn = lanes.filter(
    ({ searchName, visited }) => DRAWN.includes(searchName) && visited > 0,
  );
  const deepest = Math.max(1, ...drawn.map((lane) => lane.open?.depth ?? depthOf(lane)));
  const depths = Array.from({ length: deepest }, (_, at) => at + 1);
  const isOpen = (/** @type {Lane} */ { open }, /** @type {number} */ depth) =>
    open?.depth === depth && open.nodes > 0;
  const unfinished = drawn.some(({ open }) => open && open.nodes > 0);
  const chart = {
    ...{ title: say("depth-chart"), across: say("depth-axis"), up: say("race-axis-nodes") },
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
      ? [{ name: say("depth-unfinished"), series: ANY, rank: /** @type {const} */ ("open") }]
      : [],
    format: (/** @type {number} */ value) => magnitude(value, true),
  };
  return chartFigure((width) => lineChart(chart, width, HEIGHT), "race-1");
}

/** How many times as many positions the strong search visits without each idea. @param {Lane[]} lanes */
function byIdea(lanes) {
  const saved = savings(lanes);
  if (saved.length === 0) return make("p", { class: "explained" }, say("depth-no-ideas-raced"));
  const rows = saved.map(({ searchName, depth, times: factor }) => ({
    name: say(`race-${searchName}`),
    value: factor,
    note: say("depth-at", { count: depth }),
    series: 3,
  }));
  const chart = {
    ...{ title: say("depth-ideas"), axis: say("depth-ideas-axis"), rows },
    format: (/** @type {number} */ value) => times(value),
    formatTick: (/** @type {number} */ value) => number(value),
  };
  return make(
    "div",
    {},
    chartFigure((width) => dotChart(chart, width), "race-2"),
    make("p", { class: "explained" }, say("depth-ideas-explained")),
  );
}

/** The positions and the time to each depth. @param {Lane[]} lanes */
function depthTable(lanes) {
  const deepest = Math.max(0, ...lanes.map(depthOf));
  const raced = lanes.filter(({ runs }) => runs.length > 0);
  const heads = [
    say("depth-column-depth"),
    ...raced.map(({ searchName }) => say(`race-${searchName}`)),
  ];
  const rows = Array.from({ length: deepest }, (_, at) => {
    const cells = raced.map(({ runs }) => {
      const run = runs.find(({ depth }) => depth === at + 1);
      if (!run) return make("td", {}, say("lab-none"));
      const time = run.ms < 1 ? "" : duration(run.ms, { digits: 2 });
      return make("td", {}, magnitude(run.nodes, true), make("br", {}), time);
    });
    return make("tr", {}, make("th", { scope: "row" }, number(at + 1)), ...cells);
  });
  return make(
    "div",
    { class: "scrolls", tabindex: 0, role: "group", "aria-label": say("depth-by-depth") },
    make(
      "table",
      { class: "figures" },
      make("caption", {}, say("depth-by-depth")),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows),
    ),
  );
}
