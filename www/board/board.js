/** The board that one plays on: a button for each cell, in a grid that is one tab stop. */
import { list, say } from "../messages/index.js";
import { algorithm } from "../engine/answers.js";
import { cellsOf, placeOf } from "../game/shape.js";
import { mover, position } from "../game/state.js";
import { make } from "../page/elements.js";
import { signed } from "../page/figures.js";
import { svg } from "../page/svg.js";
import { rovingGrid } from "./grid.js";
import { stonePath } from "./picture.js";

/** @typedef {import("../engine/answers.js").Facts} Facts */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../../pkg/web/cutoff.js").MoveVerdict} MoveVerdict */

/**
 * What a cell shows.
 * @typedef {object} Look
 * @property {string} sign `X`, `O` or `.`.
 * @property {boolean} last Whether the last move was played here.
 * @property {boolean} winning Whether it is part of a finished line.
 * @property {boolean} recommended
 * @property {MoveVerdict | undefined} verdict What playing here is worth, if hints are on.
 * @property {import("../../pkg/web/cutoff.js").Reply | undefined} reply How many replies hold.
 * @property {import("../watch/node-moves.js").CellState | undefined} seen What alpha-beta knows of it.
 */

/** The width of a cell in the drawing of its stones. */
const CELL = 100;

/**
 * @param {State} state
 * @param {Facts} facts What is known of the position on the board.
 * @returns {Look[]}
 */
export function looks(state, { searches, analysis, bounds, book }) {
  const { game, setup, settings } = state;
  const now = position(state);
  const board = setup ? setup.board : (now?.board ?? game.start);
  const last = setup ? undefined : game.moves[game.at - 1];
  const best = setup || now?.finished ? undefined : searches[algorithm(settings.pruning)];
  const verdicts = setup || !settings.hints ? undefined : analysis?.moves;
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (now?.winningCells.includes(cell) ?? false),
    recommended: best?.index === cell,
    verdict: verdicts?.find(({ index }) => index === cell),
    reply: verdicts && state.replies ? book?.moves.find(({ index }) => index === cell) : undefined,
    seen: verdicts && state.asSeen ? bounds?.[cell] : undefined,
  }));
}

/** The verdict in words, from the side to move. @param {MoveVerdict} verdict */
export function verdictText({ outcome, plies }) {
  return say(`hint-${outcome}`, { plies });
}

/** What alpha-beta knows, if it knows anything. @param {Look["seen"]} seen */
function seenText(seen) {
  if (!seen || !("value" in seen)) return null;
  return say(`hint-seen-${seen.state}`, { value: signed(seen.value) });
}

/** How many replies hold, if there are any. @param {Look["reply"]} reply */
function replyText(reply) {
  if (!reply || reply.replies === 0) return null;
  const { result, holding, replies } = reply;
  return say(`hint-replies-${result}`, { holding, replies });
}

/** The lines of a hint. @param {Look} look */
function hintTexts({ verdict, seen, reply }) {
  const lines = [verdict && verdictText(verdict), seenText(seen), replyText(reply)];
  return lines.filter((line) => typeof line === "string");
}

/**
 * The name of a cell as it is said.
 * @param {Look} look
 * @param {number} cell
 */
export function cellName(look, cell) {
  const { sign, last, winning, recommended } = look;
  const content = sign === "." ? "cell-empty" : `cell-${sign.toLowerCase()}`;
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say("cell-recommended"),
    ...hintTexts(look),
  ];
  return list(parts.filter((part) => typeof part === "string"));
}

/**
 * @param {HTMLElement} grid
 * @param {(cell: number) => void} play
 */
export function boardView(grid, play) {
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", say("board-label"));
  const rove = rovingGrid(grid);
  /** @type {State["shape"] | null} */
  let shape = null;
  /** @type {ReturnType<typeof cellView>[]} */
  let cells = [];

  /** @param {State["shape"]} newShape */
  function build(newShape) {
    shape = newShape;
    cells = cellsOf(shape).map((cell) => cellView(() => play(cell)));
    const rows = shape.rowNames.map(() => make("div", { class: "board-row", role: "row" }));
    for (const [cell, { box }] of cells.entries()) rows[placeOf(shape, cell).row].append(box);
    grid.replaceChildren(...rows);
    rove(
      shape,
      cells.map(({ button }) => button),
    );
  }

  /**
   * @param {State} state
   * @param {Facts} facts
   */
  return function render(state, facts) {
    if (state.shape !== shape) build(state.shape);
    grid.classList.toggle("open", state.setup !== null || mover(state) === "human");
    looks(state, facts).forEach((look, cell) => cells[cell].render(look, cell));
  };
}

/** @param {() => void} play */
function cellView(play) {
  const hint = make("span", { class: "hint", "aria-hidden": "true" });
  const button = make(
    "button",
    { type: "button", onclick: play },
    stone("X"),
    stone("O"),
    make("span", { class: "ring" }),
    hint,
  );
  const box = make("div", { class: "cell", role: "gridcell" }, button);

  /**
   * @param {Look} look
   * @param {number} cell
   */
  function render(look, cell) {
    const { sign, last, winning, recommended, verdict } = look;
    button.dataset.sign = sign;
    button.classList.toggle("last", last);
    button.classList.toggle("winning", winning);
    button.classList.toggle("recommended", recommended);
    if (verdict) hint.dataset.outcome = verdict.outcome;
    hint.hidden = !verdict;
    hint.replaceChildren(...hintTexts(look).map((text) => make("span", {}, text)));
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { box, button, render };
}

/** @param {"X" | "O"} sign */
function stone(sign) {
  return svg(
    "svg",
    {
      class: `stone stone-${sign.toLowerCase()}`,
      viewBox: `0 0 ${CELL} ${CELL}`,
      "aria-hidden": "true",
    },
    svg("path", { d: stonePath(sign, CELL) }),
  );
}
