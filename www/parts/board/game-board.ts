/** The board that one plays on: what each cell shows, and how it is named. */
import { list, say } from "../../messages/index.ts";
import { cellsOf } from "../../game/shape.ts";
import { answersShown, computerToMove, mover, position } from "../../game/state.ts";
import { make } from "../../base/elements.ts";
import { boardOfButtons } from "./buttons.ts";
import { joinedView } from "./win-lines.ts";
import { flag, stone } from "./look.ts";
import type { GameState } from "../../game/state.ts";
import type { BoardFrame } from "./frame.ts";

/**
 * What playing on a cell is worth to the side to move: proved, or no more than a draw as a bound,
 * which has an `at`. `plies` is null where only the outcome is proved.
 */
export interface CellWorth {
  move: number;
  outcome: "win" | "draw" | "loss";
  plies: number | null;
  at?: "least" | "most";
}

/** What an engine has found of the position on the board. The page may hide it. */
export interface Marks {
  best: number | null;
  /** Whether it is proved to be best, and not the best so far. */
  proved: boolean;
  worths: readonly CellWorth[];
}

type CellLook = ReturnType<typeof looks>[number];

export function boardView(frame: BoardFrame, play: (cell: number) => void) {
  const { grid } = frame;
  const joined = joinedView();
  const board = boardOfButtons(frame, null, play);
  let shape: GameState["shape"] | null = null;
  /** Whether the board has shown a position: what a link brings to it does not move. */
  let known = false;
  let cells: ReturnType<typeof cellView>[] = [];

  function build(newShape: GameState["shape"]) {
    shape = newShape;
    const { columns, rows } = shape;
    grid.setAttribute("aria-label", say("board-label", { columns, rows }));
    cells = cellsOf(shape).map(cellView);
    board.show(
      shape,
      cells.map(({ button }) => button),
    );
    grid.append(joined.element);
  }

  return function render(state: GameState, marks: Marks) {
    if (state.shape !== shape) build(state.shape);
    const isOpen = state.setup !== null || (!state.aside && mover(state) === "human");
    grid.classList.toggle("closed", !isOpen);
    const shown = looks(state, marks);
    shown.forEach((look, cell) => cells[cell].render(look, cell, known));
    known = position(state) !== undefined;
    joined.render(
      state.shape,
      shown.flatMap(({ winning }, cell) => (winning ? [cell] : [])),
    );
  };
}

function cellView() {
  const hint = make("span", { class: "hint", "aria-hidden": "true" });
  const button = make(
    "button",
    { type: "button", class: "cell" },
    stone("X"),
    stone("O"),
    flag(),
    hint,
  );

  /** @param moves Whether a stone that comes with a move is drawn or falls. */
  function render(look: CellLook, cell: number, moves: boolean) {
    const { sign, last, winning, recommended, proved, worth, short } = look;
    const before = button.dataset.sign;
    if (before !== sign) button.classList.toggle("played", moves && last && before === ".");
    button.dataset.sign = sign;
    button.classList.toggle("last", last);
    button.classList.toggle("winning", winning);
    button.classList.toggle("recommended", recommended !== null);
    button.classList.toggle("so-far", recommended !== null && !proved);
    if (worth) hint.dataset.outcome = worth.outcome;
    hint.hidden = !worth;
    // What a small cell shows instead: board.css.
    hint.dataset.signs = worth && short ? signHint(worth) : "";
    hint.textContent = worth ? (short ? shortHint(worth) : hintText(worth)) : "";
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { button, render };
}

/** @param marks What is known of the position on the board. */
function looks(state: GameState, { best, proved, worths }: Marks) {
  const { game, setup, settings, shape } = state;
  const now = position(state);
  const board = setup ? setup.board : (now?.board ?? game.start);
  const last = setup ? undefined : game.moves[game.at - 1];
  const shown = !setup && now && !now.finished && answersShown(state);
  const hints = shown && settings.hints ? worths : [];
  const isOpen = !setup && !state.aside && now && !now.finished;
  const falls = shape.gravity && isOpen && !computerToMove(state);
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (now?.winningCells.includes(cell) ?? false),
    /** Whose recommended move it is, and whether that is proved. */
    recommended: shown && best === cell ? now.player : null,
    proved,
    worth: hints.find(({ move }) => move === (sign === "." ? (now?.targets[cell] ?? cell) : cell)),
    /** Whether there is no room for many words. */
    short: shape.columns > 3 || shape.rows > 3,
    /** Where a stone that is played here comes to lie, if the visitor can play here and it falls. */
    target: falls ? now.targets[cell] : null,
  }));
}

function hintText({ outcome, plies, at }: Omit<CellWorth, "move">) {
  if (at) return say(`hint-at-${at}-draw`);
  if (plies === null) return say(`hint-proved-${outcome}`);
  return say(`hint-${outcome}`, { plies });
}

/** The same where there is little room. */
function shortHint({ outcome, plies, at }: CellWorth) {
  if (at || plies === null) return hintText({ outcome, plies, at });
  return say(`hint-short-${outcome}`, { plies });
}

/** The same in signs, for small cells. */
function signHint({ outcome, plies, at }: CellWorth) {
  return at ? say(`sign-${at}-draw`) : say(`sign-${outcome}`, { plies: plies ?? "" });
}

function cellName(look: CellLook, cell: number) {
  const { sign, last, winning, recommended, proved, worth, target } = look;
  const content = sign === "." ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o";
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say(proved ? "cell-recommended" : "cell-best-so-far"),
    worth && hintText(worth),
    target !== null && target !== cell && say("cell-lands", { cell: target }),
  ];
  return list(parts.filter((part) => typeof part === "string"));
}
