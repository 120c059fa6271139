/** The board that one plays on: a button for each cell, in a grid that is one tab stop. */
import { say } from "../messages/index.js";
import { cellsOf, placeOf } from "../game/shape.js";
import { mover } from "../game/state.js";
import { make } from "../page/elements.js";
import { svg } from "../page/svg.js";
import { nameEdges } from "./edge-names.js";
import { rovingGrid } from "./grid.js";
import { cellName, hintText, looks, shortHint, signHint } from "./looks.js";
import { stonePath } from "./picture.js";

/** @import { State } from "../game/state.js" */
/** @import { Look, Marks } from "./looks.js" */

/** The width of a cell in the drawing of its stones. */
const CELL = 100;

/** A small flag in the upper corner of a cell. */
const FLAG = "M78 7v18M78 7h14l-4 4.5 4 4.5H78";

/**
 * @param {object} parts
 * @param {HTMLElement} parts.frame Holds the grid and the names at its edge.
 * @param {HTMLElement} parts.grid
 * @param {HTMLElement} parts.columns
 * @param {HTMLElement} parts.rows
 * @param {(cell: number) => void} play
 */
export function boardView({ frame, grid, columns, rows }, play) {
  grid.setAttribute("role", "grid");
  const rove = rovingGrid(grid);
  /** @type {State["shape"] | null} */
  let shape = null;
  /** @type {ReturnType<typeof cellView>[]} */
  let cells = [];

  /** @param {State["shape"]} newShape */
  function build(newShape) {
    shape = newShape;
    frame.style.setProperty("--columns", String(shape.columns));
    frame.style.setProperty("--rows", String(shape.rows));
    grid.setAttribute(
      "aria-label",
      say("board-label", { columns: shape.columns, rows: shape.rows }),
    );
    nameEdges(shape, columns, rows);
    cells = cellsOf(shape).map((cell) => cellView(() => play(cell)));
    const lines = shape.rowNames.map(() => make("div", { class: "board-row", role: "row" }));
    for (const [cell, { box }] of cells.entries()) lines[placeOf(shape, cell).row].append(box);
    grid.replaceChildren(...lines);
    rove(
      shape,
      cells.map(({ button }) => button),
    );
  }

  /**
   * @param {State} state
   * @param {Marks} marks
   */
  return function render(state, marks) {
    if (state.shape !== shape) build(state.shape);
    grid.classList.toggle("open", state.setup !== null || mover(state) === "human");
    looks(state, marks).forEach((look, cell) => cells[cell].render(look, cell));
  };
}

/** @param {() => void} play */
function cellView(play) {
  const hint = make("span", { class: "hint", "aria-hidden": "true" });
  const flag = drawing("cell-flag", FLAG);
  const button = make(
    "button",
    { type: "button", onclick: play },
    drawing("stone stone-x", stonePath("X", CELL)),
    drawing("stone stone-o", stonePath("O", CELL)),
    make("span", { class: "equal" }),
    flag,
    hint,
  );
  const box = make("div", { class: "cell", role: "gridcell" }, button);

  /**
   * @param {Look} look
   * @param {number} cell
   */
  function render(look, cell) {
    const { sign, last, winning, recommended, proved, equal, worth, short } = look;
    button.dataset.sign = sign;
    if (recommended) button.dataset.ghost = recommended;
    else delete button.dataset.ghost;
    button.classList.toggle("last", last);
    button.classList.toggle("winning", winning);
    button.classList.toggle("recommended", recommended !== null);
    button.classList.toggle("so-far", recommended !== null && !proved);
    button.classList.toggle("as-good", equal);
    if (worth) hint.dataset.outcome = worth.outcome;
    hint.hidden = !worth;
    // What a small cell shows instead: board.css.
    hint.dataset.signs = worth && short ? signHint(worth) : "";
    hint.textContent = worth ? (short ? shortHint(worth) : hintText(worth)) : "";
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { box, button, render };
}

/** @param {string} name @param {string} path */
function drawing(name, path) {
  return svg(
    "svg",
    { class: name, viewBox: `0 0 ${CELL} ${CELL}`, "aria-hidden": "true" },
    svg("path", { d: path }),
  );
}
