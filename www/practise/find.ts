/** Find the move: positions with a single move that wins, or that saves the draw, on every board. */
import { answering, thinking } from "../engine/workers.ts";
import { gameLink } from "../game/link-game.ts";
import { loadWords, say } from "../messages/index.ts";
import { hrefOf } from "../page/address.ts";
import { make, setText } from "../base/elements.ts";
import { spoken } from "../page/parts.ts";
import { QUESTION_COUNT } from "../parts/exercise/exercise.ts";
import { reasons } from "../parts/review/why.ts";
import { rounds } from "./score-card.ts";
import "../style/search-cells.css";
import { boardOfButtons } from "../parts/board/buttons.ts";
import { aimAtColumns } from "../parts/board/columns.ts";
import { boardFrame } from "../parts/board/frame.ts";
import { stone } from "../parts/board/look.ts";
import type { GameDescription, Line, Puzzle, Player } from "../../pkg/web/cutoff.js";
import type { WayContext } from "./program/program.tsx";
import type { ExerciseFrame } from "./score-card.ts";
import type { Targets } from "../parts/board/columns.ts";

type Posed = Puzzle & {
  board: string;
  player: "X" | "O";
  kind: "win" | "save";
  move: number;
  targets: readonly (number | null)[];
};

/** After this many milliseconds without a position there may be none. */
const PATIENCE = 30_000;
/** How long it may take to say why a move is wrong. */
const REASON = 2_000;

export function openFind(
  frame: ExerciseFrame,
  { context, exercise, signal }: Pick<WayContext, "context" | "exercise" | "signal">,
) {
  const { shape } = context.state();
  const { count } = exercise;
  const failed = (error: unknown) => context.fail(error, signal);
  const task = make("h2", { class: "task", tabindex: "-1" });
  const help = make("p", { class: "explained" });
  const ways = shape.gravity ? "columns" : "cells";
  const stage = make("div", { class: "board-stage" });
  /** The position of each question, found while the one before is on the screen. */
  const found: Promise<Posed | null>[] = [];
  const findAt = (at: number) =>
    (found[at] ??= find(shape.game, exercise.seed * QUESTION_COUNT[1] + at, signal));

  const round = rounds(frame, exercise, count, {
    ask: (at, focus) => void ask(at, focus).catch(failed),
    end,
    topicOf: () => (shape.gravity ? "drop" : "move"),
  });
  const { dots, status, place } = round;

  async function ask(at: number, focus: boolean) {
    setText(task, "");
    place.replaceChildren();
    setText(help, say("find-how", { ways }));
    stage.replaceChildren(make("p", { role: "status" }, say("find-looking")));
    frame.fill(stage, [dots, task, status, place, help]);
    // A frame around a cell would look like advice, so a link leads to the task.
    const isLinked = at + 1 === exercise.question;
    if (focus && isLinked) task.focus({ preventScroll: true });
    const posed = await findAt(at);
    if (posed === null) return frame.refuse(say("find-none"));
    const board = pose(at, posed);
    if (focus && !isLinked) board.focus();
    if (focus) stage.scrollIntoView({ block: "nearest" });
    if (at + 1 < count) findAt(at + 1).catch(() => {});
  }

  /** Puts a position on the stage: its first answer counts. */
  function pose(at: number, posed: Posed) {
    const { player, kind } = posed;
    setText(task, say("find-task", { player, kind }));
    const targets = shape.gravity ? posed.targets : undefined;
    const board = challengeBoard(shape, posed.board, player, judge, targets);
    stage.replaceChildren(board.element);
    let isFirst = true;

    function judge(pressed: number) {
      const cell = posed.targets[pressed] ?? null;
      if (cell === null) return;
      const worse = posed.alternatives.find(({ move }) => move === cell);
      board.mark(cell, !worse);
      if (worse) tellWhy(posed, worse);
      else tell(true, say("find-right", { cell }));
      if (!isFirst) return;
      isFirst = false;
      setText(help, say("find-others", { ways }));
      round.grade(at, !worse);
    }

    return board;
  }

  function tellWhy(posed: Posed, worse: Puzzle["alternatives"][number]) {
    wrong(shape, posed, worse)
      .then((more) => {
        tell(false, ...more);
        // The reason has moved it down.
        place.scrollIntoView({ block: "nearest" });
      })
      .catch(failed);
  }

  function tell(right: boolean, words: string, ...more: (Node | string)[]) {
    const look = right ? "verdict right" : "verdict wrong";
    status.replaceChildren(make("p", { class: look }, words), ...more);
  }

  function end(text: string) {
    const heading = make("h2", { tabindex: "-1" }, text);
    frame.fill(stage, [dots, heading, place]);
    return heading;
  }

  // The view is open while the first position is looked for.
  round.start();
}

async function wrong(
  shape: GameDescription,
  { board }: Posed,
  { move: cell, outcome, plies }: Puzzle["alternatives"][number],
): Promise<[words: string, ...more: (Node | string)[]]> {
  const { game } = shape;
  const options = { game, budgetMs: REASON };
  const { moves } = await thinking().request("review", [board, [cell], options]);
  const [slip] = moves.map((move) => ({
    ...move,
    refutation: told(shape, move.refutation),
    chance: told(shape, move.chance),
  }));
  // The reasons are words of Play's details.
  await loadWords("details");
  const why = reasons(slip).map((words) => spoken(words));
  const line = {
    rules: game,
    start: board,
    moves: [cell, ...(slip.refutation?.moves ?? [])],
    at: 1,
  };
  const href = hrefOf("play", await gameLink(answering(), line));
  return [
    say("find-wrong", { cell, outcome }),
    make("p", {}, why.length > 0 ? why.join(" ") : say("find-ends", { plies })),
    make("a", { class: "button", href }, say("find-play-out")),
  ];
}

/** Keeps a line that wins at once or by two threats: only on 3×3 is it known that moves before them must be answered. */
function told(shape: GameDescription, line: Line | null) {
  if (line === null || shape.gravity) return null;
  const latest = shape.exhaustive ? 2 : 0;
  const isTold = line.moves.length === 1 || (line.fork !== null && line.fork <= latest);
  return isTold ? line : null;
}

/** A position with a single good move, the same for the same seed; null if there seems to be none. */
async function find(game: string, seed: number, signal: AbortSignal): Promise<Posed | null> {
  const options = { game, seed, budgetMs: PATIENCE };
  const found = await thinking().request("puzzle", [options], { signal });
  if (found.board === null) return null;
  const { positions } = await answering().request("replay", [found.board, [], { game }], {
    signal,
  });
  return { ...found, targets: positions[0].targets } as Posed;
}

/** With `targets`, which say where a stone comes to lie, stones fall. */
function challengeBoard(
  shape: GameDescription,
  board: string,
  player: Player,
  answer: (cell: number) => void,
  targets?: Targets,
) {
  const frame = boardFrame();
  const { grid } = frame;
  grid.classList.add("challenge");
  const cells = [...board].map(boardCell);
  const buttons = boardOfButtons(frame, say("find-board"), answer);
  buttons.show(shape, cells);
  if (targets) aimAtColumns(frame, answer)(shape.columns, targets, player);
  // A column has a digit.
  grid.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const column =
      shape.gravity && !ctrlKey && !metaKey && !altKey ? shape.moveNames.indexOf(key) : -1;
    if (column >= 0) answer(column);
  });
  return {
    element: frame.element,
    focus: buttons.focus,
    mark(cell: number, right: boolean) {
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
    },
  };
}

function boardCell(sign: string, cell: number) {
  const empty = sign === ".";
  return make(
    "button",
    {
      type: "button",
      class: "cell",
      "data-sign": empty ? null : sign,
      "aria-label": say(empty ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o", { cell }),
    },
    empty ? null : stone(sign),
  );
}
