/**
 * The review of a game: the moves that changed its result or its length, each with the line that refutes
 * it, to be played through.
 */
import { list as listed, say } from "../../messages/index.ts";
import { button, make, setText } from "../../base/elements.ts";
import { part } from "../../page/parts.ts";
import { answersShown } from "../game/state.ts";
import { reviewOf } from "../game/facts.ts";
import { focusBoard } from "../game/status.ts";
import { questionButton } from "../questions/question-button.ts";
import { runsOf } from "./runs.ts";
import { moveText, slipRows, whyText } from "./slip-rows.ts";
import type { Controller } from "../game/controller.ts";
import type { Phase, State } from "../game/state.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { LineOnBoard } from "../game/line-on-board.ts";
import type { Runner } from "../questions/runner.ts";

export function reviewView(controller: Controller, runner: Runner, line: LineOnBoard) {
  const [found, open] = ["review-found", "review-open"].map(part);
  const rows = slipRows(part("review-list"), (state, move) => [
    make("h2", {}, moveText(move)),
    make("p", {}, whyText(state, move)),
    ...contents(controller, line, move),
  ]);
  const go = questionButton(runner, "review", "resume");
  open.after(go.element);

  return function render(state: State) {
    const isOpen = answersShown(state) && state.game.moves.length > 0;
    const wanted = state.tab === "review" && isOpen;
    const moves = wanted ? (reviewOf(state.facts, state.game)?.moves ?? null) : null;
    const phase = state.phases.review ?? "idle";
    go.render(wanted ? phase : "idle");
    setText(found, foundText(state, moves, phase));
    setText(open, moves ? openText(moves) : "");
    const changed = moves?.filter((move) => move.changed) ?? [];
    rows(state, changed);
  };
}

function foundText(state: State, moves: readonly ReviewedMove[] | null, phase: Phase) {
  if (!answersShown(state)) return say("review-hidden");
  if (state.game.moves.length === 0) return say("review-empty");
  if (phase === "failed") return say("game-review-failed");
  if (!moves) return say("game-review-waiting");
  const proved = moves.filter(({ exact }) => exact).length;
  if (proved === 0) return say("nothing-proved");
  const changed = moves.filter(({ changed }) => changed).length;
  const all = moves.length;
  if (proved === all) return say("game-review-whole", { moves: all, changed });
  return say("game-review-found", { moves: proved, all, changed });
}

function openText(moves: readonly ReviewedMove[]) {
  const open = moves.filter(({ exact }) => !exact).map(({ ply }) => ply + 1);
  if (open.length === 0) return "";
  const runs = runsOf(open).map(([first, last]) =>
    say("game-review-run", { first, last, count: last - first + 1 }),
  );
  return say("game-review-open", { count: open.length, moves: listed(runs) });
}

function contents(controller: Controller, line: LineOnBoard, move: ReviewedMove): Node[] {
  const kept = make("p", { class: "explained", role: "status" });
  const { ply, refutation } = move;
  const tryAgain = async () => {
    await controller.tryAgain(ply);
    focusBoard();
  };
  const buttons = [
    button(say("review-look"), () => controller.jump(ply + 1)),
    refutation && button(say("refute-button"), () => line.show(ply + 1, refutation.moves)),
    button(say("try-again-button"), tryAgain),
    button(say(move.better ? "review-kept" : "game-review-best"), () =>
      setText(kept, betterText(move)),
    ),
  ];
  return [make("div", { class: "buttons" }, ...buttons), kept];
}

function betterText({ better, best }: ReviewedMove) {
  if (!better) return say("game-review-was", { cell: best });
  const cellText = (cell: number) => say("cell-name", { cell });
  return say("review-were", { cells: listed(better.map(cellText)) });
}
