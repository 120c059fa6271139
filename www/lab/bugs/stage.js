/** The board on the stage: what the search with the bug chooses, and which moves are right. */
import { boardPaths, pictureSize, stonePath } from "../../board/picture.js";
import { cellsOf, placeOf } from "../../game/shape.js";
import { svg } from "../../page/svg.js";
import { list, say } from "../../messages/index.js";
import { signed } from "../../page/figures.js";

/** @typedef {import("../../game/shape.js").Shape} Shape */
/** @typedef {import("../../game/state.js").Player} Player */
/** @typedef {import("../../../pkg/web/cutoff.js").Consultation} Consultation */

/** The side of a cell, and the space at the edge for its names: as in a picture of a board. */
const CELL = 10;
const EDGE = 2;

/**
 * @param {Shape} shape
 * @param {string} board
 * @param {import("./mistakes.js").Mistake} bug
 * @param {Player} player Who is to move.
 * @param {Consultation} answers
 */
export function bugBoard(shape, board, bug, player, answers) {
  const { index, best, root } = answers;
  const { width, height } = pictureSize(shape);
  const { grid, x, o } = boardPaths(shape, board);
  const chosen = index ?? 0;
  const right = best.includes(chosen);
  const names = (/** @type {number[]} */ cells) =>
    list(cells.map((cell) => say("lab-cell", { cell })));
  const stones = (/** @type {string} */ sign) =>
    cellsOf(shape).filter((cell) => board[cell] === sign);
  const label = say("bugs-board", {
    x: names(stones("X")) || say("lab-none"),
    o: names(stones("O")) || say("lab-none"),
    ...{ player, chosen: say("lab-cell", { cell: chosen }), best: names(best) },
  });
  const drawing = svg(
    "svg",
    {
      class: "bug-board",
      viewBox: `${-EDGE} ${-EDGE} ${width + EDGE} ${height + EDGE}`,
      role: "img",
      "aria-label": label,
    },
    ...edgeNames(shape),
    svg("rect", { class: "ground", width, height }),
    svg("path", { class: "bug-grid", d: grid }),
    svg("path", { class: "bug-x", d: x }),
    svg("path", { class: "bug-o", d: o }),
  );
  // The bug that shows bounds has its figures in the place of ghosts.
  const ghost = bug === "bounds-shown" ? null : player;
  for (const cell of best) {
    if (cell !== chosen) drawing.append(marked(shape, cell, ghost, "best", say("bugs-mark-best")));
  }
  const kind = right ? "right" : "wrong";
  drawing.append(marked(shape, chosen, ghost, kind, say(`bugs-mark-${kind}`)));
  if (right) drawing.append(flag(placeIn(shape, chosen)));
  if (ghost === null) {
    drawing.append(
      ...root.map(({ index, shown, exact }) => {
        const [text, name] =
          shown === exact ? [signed(shown), "shown"] : [`✗ ${signed(shown)}`, "shown untrue"];
        return word(placeIn(shape, index), 5.6, text, name);
      }),
    );
  }
  return drawing;
}

/** @param {Shape} shape @param {number} cell */
function placeIn(shape, cell) {
  const { row, column } = placeOf(shape, cell);
  return { x: column * CELL, y: row * CELL };
}

/**
 * A cell with a ghost of the mover's stone, a frame or a flag, and a word.
 * @param {Shape} shape
 * @param {number} cell
 * @param {Player | null} player Whose stone; null for none.
 * @param {"best" | "right" | "wrong"} kind
 * @param {string} words
 */
function marked(shape, cell, player, kind, words) {
  const place = placeIn(shape, cell);
  const group = svg("g", { class: `bug-mark ${kind}` });
  const inset = 0.5;
  const side = CELL - 2 * inset;
  const frame = { x: place.x + inset, y: place.y + inset, width: side, height: side, rx: 0.4 };
  if (player) {
    const d = stonePath(player, CELL, place.x, place.y - 0.6);
    group.append(svg("path", { class: `ghost ghost-${player.toLowerCase()}`, d }));
  }
  if (kind !== "best") group.append(svg("rect", { class: "frame", ...frame }));
  else group.append(flag(place));
  group.append(word(place, CELL - 1.2, words, "word"));
  return group;
}

/** @param {{ x: number, y: number }} place @param {number} down @param {string} words @param {string} name */
function word({ x, y }, down, words, name) {
  const at = { x: x + CELL / 2, y: y + down, "text-anchor": "middle" };
  return svg("text", { class: name, ...at }, words);
}

/** A small flag in the corner: a best move. @param {{ x: number, y: number }} place */
function flag({ x, y }) {
  return svg("path", { class: "flag", d: `M${x + 7.6} ${y + 3.4}V${y + 1}l1.6 .8l-1.6 .8` });
}

/** The names of the columns and rows. @param {Shape} shape */
function edgeNames(shape) {
  return cellsOf(shape).flatMap((cell) => {
    const { row, column } = placeOf(shape, cell);
    const { x, y } = placeIn(shape, cell);
    const [name, number] = [...say("lab-cell", { cell })];
    const texts = [];
    if (row === 0)
      texts.push(
        svg("text", { class: "edge", x: x + CELL / 2, y: -0.6, "text-anchor": "middle" }, name),
      );
    if (column === 0)
      texts.push(
        svg(
          "text",
          { class: "edge", x: -1, y: y + CELL / 2 + 0.5, "text-anchor": "middle" },
          number,
        ),
      );
    return texts;
  });
}
