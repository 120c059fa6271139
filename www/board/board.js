/**
 * The grid: nine buttons, one of them in the tab order, the others reached by the arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
import { figure, say } from "../messages/index.js";
import { algorithm } from "../engine/answers.js";
import { mover, position } from "../game/state.js";

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

/** Half the strokes of each stone; a cell is 100 wide. */
const STONES = {
  X: "M24 24 76 76M76 24 24 76",
  O: "M50 22a28 28 0 1 0 0 56a28 28 0 1 0 0-56",
};

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
  const value = (seen.value > 0 ? "+" : "") + figure(seen.value);
  return say(`hint-seen-${seen.state}`, { value });
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
  return parts.filter(Boolean).join(", ");
}

/**
 * @param {HTMLElement} grid
 * @param {(cell: number) => void} play
 */
export function boardView(grid, play) {
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", say("board-label"));
  const cells = Array.from({ length: 9 }, (_, cell) => cellView(() => play(cell)));
  for (let row = 0; row < 3; row += 1) {
    const line = element("div", "board-row", { role: "row" });
    line.append(...cells.slice(3 * row, 3 * row + 3).map(({ box }) => box));
    grid.append(line);
  }
  const buttons = cells.map(({ button }) => button);
  rove(grid, buttons);

  /**
   * @param {State} state
   * @param {Facts} facts
   */
  return function render(state, facts) {
    grid.classList.toggle("open", state.setup !== null || mover(state) === "human");
    looks(state, facts).forEach((look, cell) => cells[cell].render(look, cell));
  };
}

/** @param {() => void} play */
function cellView(play) {
  const box = element("div", "cell", { role: "gridcell" });
  const button = /** @type {HTMLButtonElement} */ (element("button", "", { type: "button" }));
  const hint = element("span", "hint", { "aria-hidden": "true" });
  button.append(stone("X"), stone("O"), element("span", "ring"), hint);
  button.addEventListener("click", play);
  box.append(button);

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
    hint.replaceChildren(...hintLines(look));
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { box, button, render };
}

/** @param {Look} look */
function hintLines(look) {
  return hintTexts(look).map((text) => {
    const line = element("span", "");
    line.textContent = text;
    return line;
  });
}

/**
 * One tab stop that the arrow keys, Home and End move; with Ctrl to the corners of the board.
 * @param {HTMLElement} grid
 * @param {HTMLButtonElement[]} buttons
 */
function rove(grid, buttons) {
  /** @param {number} current */
  const stop = (current) =>
    buttons.forEach((button, cell) => (button.tabIndex = cell === current ? 0 : -1));
  stop(0);
  grid.addEventListener("focusin", ({ target }) => {
    const cell = buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
    if (cell >= 0) stop(cell);
  });
  grid.addEventListener("keydown", (event) => {
    const cell = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = cell >= 0 && !event.altKey ? destination(event, cell) : null;
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  });
}

/**
 * @param {{ key: string, ctrlKey: boolean, metaKey: boolean }} event
 * @param {number} cell
 * @returns {number | null} The same cell at the edge; null for a key that does not move.
 */
export function destination({ key, ctrlKey, metaKey }, cell) {
  const [row, col] = [Math.floor(cell / 3), cell % 3];
  const whole = ctrlKey || metaKey;
  switch (key) {
    case "ArrowLeft":
      return 3 * row + Math.max(col - 1, 0);
    case "ArrowRight":
      return 3 * row + Math.min(col + 1, 2);
    case "ArrowUp":
      return 3 * Math.max(row - 1, 0) + col;
    case "ArrowDown":
      return 3 * Math.min(row + 1, 2) + col;
    case "Home":
      return whole ? 0 : 3 * row;
    case "End":
      return whole ? 8 : 3 * row + 2;
    default:
      return null;
  }
}

/** @param {"X" | "O"} sign */
function stone(sign) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 100 100");
  drawing.setAttribute("class", `stone stone-${sign.toLowerCase()}`);
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", STONES[sign]);
  drawing.append(path);
  return drawing;
}

/**
 * @param {string} name
 * @param {string} className
 * @param {Record<string, string>} [attributes]
 */
function element(name, className, attributes = {}) {
  const made = document.createElement(name);
  if (className) made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
