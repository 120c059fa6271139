/** The table of a race by depth: how far each search is. It is updated in place while the race goes on. */
import { make, setText } from "../../base/elements.ts";
import { number, say } from "../../messages/index.ts";
import { magnitude } from "../../page/magnitude.ts";
import { branchingOf, depthReached, nodesTo, rateOf } from "../lane.ts";
import { stateWords } from "../lane-words.ts";
import { wideTable } from "../table.ts";
import type { Lane } from "../lane.ts";
import type { Player } from "../../../pkg/web/cutoff.js";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** The columns after the name. */
const COLUMNS = ["finished", "reached", "branching", "rate"] as const;

/** @param player Who is to move. */
export function laneTable(lanes: Lane[], player: Player) {
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
