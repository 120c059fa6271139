/** The board on the stage: what the search with the bug chooses, and which moves are right. */
import { edgeNames } from "../../parts/board/edge-names.ts";
import { stonePath } from "../../parts/board/look.ts";
import {
  boardShapes,
  CELL,
  cellPath,
  cornerFlag,
  cornerOf,
  cutPath,
  pictureSize,
} from "../../parts/board/picture.ts";
import { make } from "../../base/elements.ts";
import { svg } from "../../base/svg.ts";
import { number, say, words as speech } from "../../messages/index.ts";
import { playedText, stonesText } from "../cell-words.ts";
import type { BugName, GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { BugAnswers } from "./words.ts";

const EDGE = 2;
/** On longer sides, and in round holes, there is no room for words: signs stand for them. */
const WORDED = 3;

const isWorded = ({ columns, rows, gravity }: GameDescription) =>
  !gravity && Math.max(columns, rows) <= WORDED;

/** The stage has the room of its board before there is one. */
export function keepRoom(stage: HTMLElement, shape: GameDescription) {
  const { width, height } = pictureSize(shape);
  stage.style.setProperty("--ratio", String((width + EDGE) / (height + EDGE)));
  stage.classList.toggle("large", !isWorded(shape));
}

export function bugBoard(
  shape: GameDescription,
  board: string,
  bug: BugName,
  player: Player,
  answers: BugAnswers,
) {
  const { move, best, root } = answers;
  const { width, height } = pictureSize(shape);
  const chosen = move ?? 0;
  const right = best.includes(chosen);
  const worded = isWorded(shape);
  const label = say("bugs-board", {
    stones: stonesText(speech, board),
    player,
    chosen: playedText(speech, [chosen]),
    best: playedText(speech, best),
  });
  const drawing = svg(
    "svg",
    {
      class: `bug-board${shape.gravity ? " on-rack" : ""}`,
      viewBox: `${-EDGE} ${-EDGE} ${width + EDGE} ${height + EDGE}`,
      role: "img",
      "aria-label": label,
    },
    ...edges(shape),
    svg("rect", { class: "ground", width, height }),
    ...boardShapes(svg, shape, board),
  );
  // The bug that shows bounds has its figures in the place of ghosts.
  const ghost = bug === "bounds-shown" ? null : player;
  for (const cell of best) {
    if (cell !== chosen)
      drawing.append(marked(shape, cell, ghost, "best", worded ? say("bugs-mark-best") : ""));
  }
  const kind = right ? "right" : "wrong";
  const words = worded ? say("bugs-mark-choice", { sign: SIGNS[kind] }) : "";
  drawing.append(marked(shape, chosen, ghost, kind, words));
  if (right) drawing.append(flag(cornerOf(shape, chosen)));
  if (ghost === null) {
    drawing.append(
      ...root.map(({ move, shown, equal }) => {
        const [text, name] = equal ? [shown, "shown"] : [`✗ ${shown}`, "shown untrue"];
        return word(cornerOf(shape, move), 5.6, text, name);
      }),
    );
  }
  return drawing;
}

/** A cell with a ghost of the stone of `player`, if there is one, a frame or a flag, and a word. */
function marked(
  shape: GameDescription,
  cell: number,
  player: Player | null,
  kind: "best" | "right" | "wrong",
  words: string,
) {
  const place = cornerOf(shape, cell);
  const group = svg("g", { class: `bug-mark ${kind}` });
  if (player) {
    const d = shape.gravity
      ? cutPath(player, place.x, place.y)
      : stonePath(player, CELL, place.x, place.y - 0.6);
    group.append(svg("path", { class: `ghost ghost-${player.toLowerCase()}`, d }));
  }
  if (kind !== "best")
    group.append(svg("path", { class: "frame", d: cellPath(shape, place.x, place.y, 0.5) }));
  else group.append(flag(place));
  if (words !== "") group.append(word(place, CELL - 1.2, words, "word"));
  else if (kind !== "best") group.append(sign(place, SIGNS[kind]));
  return group;
}

function word({ x, y }: { x: number; y: number }, down: number, words: string, name: string) {
  const at = { x: x + CELL / 2, y: y + down, "text-anchor": "middle" };
  return svg("text", { class: name, ...at }, words);
}

/** Beside its words and on larger boards: whether its choice is right. */
const SIGNS = { right: "✓", wrong: "✗" };

function sign({ x, y }: { x: number; y: number }, text: string) {
  return svg("text", { class: "sign", x: x + 2, y: y + 3.4, "text-anchor": "middle" }, text);
}

/** A small flag in the corner: a best move. */
function flag(place: { x: number; y: number }) {
  return svg("path", { class: "flag", d: cornerFlag(place) });
}

/** The names of the columns and rows. With gravity a column is all that a move names. */
function edges(shape: GameDescription) {
  const names = edgeNames(shape, number);
  const columns = names.columns.map((name, at) => edge(at * CELL + CELL / 2, -0.6, name));
  if (shape.gravity) return columns;
  const rows = names.rows.map((name, at) => edge(-1, at * CELL + CELL / 2 + 0.5, name));
  return [...columns, ...rows];
}

function edge(x: number, y: number, text: string) {
  return svg("text", { class: "edge", x, y, "text-anchor": "middle" }, text);
}

/** What the signs on a larger board mean; null where the board has words. */
export function stageLegend(shape: GameDescription, { move, best }: BugAnswers) {
  if (isWorded(shape) || move === null) return null;
  const right = best.includes(move);
  const cells = playedText(speech, best);
  return make(
    "p",
    { class: "stage-legend", "aria-hidden": "true" },
    make(
      "span",
      { class: right ? null : "wrong" },
      say("bugs-legend-choice", { sign: SIGNS[right ? "right" : "wrong"], cell: move }),
    ),
    make("span", {}, say("bugs-legend-best", { cells })),
  );
}
