/**
 * How big is it: the different positions and the games, where there are not too
 * many; what minimax would visit to each depth, counted or estimated; and what alpha-beta visits, as far
 * as it gets in some seconds.
 */
import { isStop } from "../../engine/stop.js";
import { apart } from "../../engine/workers.js";
import { emptyCells } from "../../game/shape.js";
import { button, labelled, make, select, setText } from "../../base/elements.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { number, say } from "../../messages/index.js";
import { chartFigure } from "../chart/paper.js";
import { lineChart } from "../chart/lines.js";
import { choices } from "../controls.js";
import { folded, labFrame } from "../frame.js";
import { beginning, searched, searchedNote } from "../searched.js";
import { termLine } from "../../page/term.js";
import { CHESS } from "./chess.js";
import { censusTable, countPositions, pliesTable, stoppedCount } from "./census.js";
import { BUDGETS } from "../choices.js";
import { countsOf, withCounted } from "./counts.js";
import { SCHEMA } from "./link.js";
import { runLane } from "../lane-run.js";
import { newLane } from "../lane.js";
import { isRough } from "../../page/large-numbers.js";
import { estimateText, magnitude, orderText } from "../../page/magnitude.js";
import { byDepth, linesOf } from "./by-depth.js";
import { stateWords } from "../lane-words.js";

/** @import { Census, Estimate } from "../../../pkg/web/cutoff.js" */

const HEIGHT = 400;
/** Milliseconds between two updates of the line that says how far alpha-beta is. */
const UPDATE = 125;
/** The games of chess of each ply: one before the first move. */
const GAMES = [1n, ...CHESS];
/** Where one can count from. */
const COURSES = /** @type {const} */ (["empty", "board"]);

/** @type {import("../../page/view.js").OpenView} */
export function openSize({ box, query, state, engine, tell, fail, changed }) {
  const { shape } = state();
  const { values } = readLink(SCHEMA, query, { budget: BUDGETS[0] });
  let { on: course = COURSES[0], budget } = values;
  /** What is estimated, and given up when that is of another position. */
  let counting = new AbortController();
  /** @type {AbortController | null} */
  let measuring = null;
  /** @type {Estimate[]} */
  let estimates = [];
  /** @type {Census | null} */
  let census = null;
  let lane = newLane("alpha-beta");

  const note = searchedNote();
  const headline = make("p", { class: "headline", role: "status" });
  const far = make("p", { class: "explained" });
  const counted = make("div", { class: "census stack" });
  const plies = folded(say("size-plies"));
  const chart = make("div", {});
  const table = make("div", {});
  const cells = shape.names.length;
  const boards = 3 ** cells;
  const bound = {
    cells,
    boards: Number.isSafeInteger(boards) ? number(boards) : magnitude(boards),
  };
  const proof = make("p", { class: "explained" }, say("count-only-standard"));
  const sources = [
    ["https://oeis.org/A048987", say("size-source-perft")],
    ["https://www.chessprogramming.org/Perft_Results", say("size-source-wiki")],
  ].map(([href, text]) => make("a", { href, rel: "noreferrer" }, text));
  const places = select(
    COURSES.map((name) => /** @type {const} */ ([name, say(`race-on-${name}`)])),
    course,
    (name) => {
      course = /** @type {typeof course} */ (name);
      changed();
      estimateAll();
    },
  );
  const budgets = select(choices("depth-seconds", BUDGETS), String(budget), (seconds) => {
    budget = Number(seconds);
    changed();
  });
  const go = button(say("count-start"), () => (measuring ? measuring.abort() : measure()), {
    class: "primary",
  });
  box.classList.add("size");
  labFrame(
    box,
    [
      note.element,
      make("p", {}, say("size-explained")),
      counted,
      make("p", { class: "explained" }, say("size-bound", bound)),
      labelled(say("race-course"), places),
      make("div", { class: "seed" }, labelled(say("count-budget"), budgets), go),
      far,
      proof,
      termLine(["node", "ply", "smallest-proof"]),
    ],
    [
      headline,
      chart,
      make("p", {}, say("size-shannon")),
      plies,
      folded(say("count-by-depth"), table),
      folded(
        say("race-how"),
        make("p", { class: "explained" }, say("count-how-estimate")),
        make("p", { class: "explained" }, say("count-how-depth")),
        make("p", { class: "explained" }, say("size-sources"), " ", sources[0], ", ", sources[1]),
      ),
    ],
  );

  const here = () => beginning(state(), course === "board");

  /** Counts or estimates what minimax visits, depth by depth. */
  async function estimateAll() {
    counting.abort();
    measuring?.abort();
    counting = new AbortController();
    const { signal } = counting;
    const { board } = here();
    [estimates, census, lane] = [[], null, newLane("alpha-beta")];
    setText(headline, say("lab-pending"));
    setText(far, "");
    countHere(board, signal);
    try {
      /** @type {Estimate[]} */
      const found = [];
      const left = emptyCells(board);
      for (let depth = 1; depth <= left; depth += 1) {
        const options = { game: shape.game, depth };
        found.push(await engine.request("estimate", [board, options], { signal }));
      }
      estimates = found;
      show();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Counts the different positions: of the whole game, and of what follows the position on the board. @param {string} board Where minimax searches from. @param {AbortSignal} signal */
  async function countHere(board, signal) {
    counted.replaceChildren(say("lab-pending"));
    plies.hidden = proof.hidden = true;
    const { board: now, which } = searched(state());
    note.show(which);
    const all = [{ name: say("size-whole"), board: shape.start }];
    if (now !== shape.start) all.push({ name: say("size-here"), board: now });
    try {
      const found = await Promise.all(
        all.map(async ({ name, board }) => {
          return { name, board, census: await countPositions(board, shape.game, signal) };
        }),
      );
      const chosen = found.find((one) => one.board === board) ?? found[0];
      census = chosen.census;
      counted.replaceChildren(
        ...(census.complete ? [] : stoppedCount(census)),
        censusTable(found, shape.gravity) ?? "",
      );
      proof.hidden = found.some(({ census }) => census.smallestProof !== null);
      plies.hidden = !census.complete;
      if (census.complete) plies.replaceChildren(plies.children[0], pliesTable(census, GAMES));
      show();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Lets alpha-beta search for some seconds. */
  async function measure() {
    const mine = newLane("alpha-beta");
    const { board, player } = here();
    measuring = new AbortController();
    const { signal } = measuring;
    lane = mine;
    setText(go, say("depth-stop-button"));
    const task = { shape, board, budgetMs: budget * 1_000, memoryMb: 8 };
    const saySoFar = () => setText(far, say("count-far", { state: stateWords(mine, player) }));
    const updates = setInterval(saySoFar, UPDATE);
    try {
      await runLane(mine, task, apart(), signal, () => {});
      if (mine !== lane) return;
      saySoFar();
      show();
      tell(say("count-done"));
    } catch (error) {
      if (!isStop(error)) fail(error, signal);
    } finally {
      clearInterval(updates);
      measuring = null;
      setText(go, say("count-start"));
    }
  }

  function show() {
    const known = withCounted(estimates, census);
    const all = known.at(-1);
    if (!all) return;
    setText(headline, wordsOf(all));
    const counts = countsOf(known, lane, CHESS, census?.positionsByPly);
    const drawing = linesOf(counts);
    chart.replaceChildren(chartFigure((width) => lineChart(drawing, width, HEIGHT), "size"));
    table.replaceChildren(byDepth(counts));
  }

  estimateAll();
  return {
    close() {
      counting.abort();
      measuring?.abort();
    },
    link: () => writeLink(SCHEMA, { on: course, budget }),
  };
}

/** What minimax would visit in all. @param {Estimate} estimate */
function wordsOf({ nodes, standardError, exact, probes }) {
  if (exact) return say("count-exact", { nodes: magnitude(nodes, true) });
  const counted = { probes: number(probes) };
  if (isRough({ nodes, standardError, exact })) {
    return say("count-estimated-rough", { ...counted, nodes: orderText(nodes) });
  }
  return say("count-estimated", { ...counted, ...estimateText(nodes, standardError) });
}
