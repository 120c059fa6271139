/** The tab "review": moves that changed the result or the length, each with its refutation. */
import { useState } from "preact/hooks";
import { otherPlayer, showsAnswers } from "../../game/state.ts";
import { elementOf } from "../../page/roots.ts";
import { sentence } from "../../page/sentence.ts";
import { mistakeMessages } from "../../parts/review/mistakes.ts";
import { Button } from "../../page/buttons.tsx";
import { list, say } from "../../messages/index.ts";
import type { Phase, State } from "../state/play-state.ts";
import { showLine } from "../game/line-buttons.tsx";
import { movesKey } from "./retry.ts";
import { QuestionButton } from "../game/question-button.tsx";
import type { ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { PlayProps } from "../game/play-props.ts";

export function Review({ state, play }: PlayProps) {
  const { start, moves: played } = state.line;
  const isWanted = state.tab === "review" && showsAnswers(state) && played.length > 0;
  const moves = isWanted ? (state.facts.reviewOf(state.line)?.moves ?? null) : null;
  const phase = state.phases.review ?? "idle";
  const { retry } = state;
  const isTried = retry && movesKey(state).startsWith(retry.moves);
  return (
    <>
      {isTried && <p>{sentence(retry.verdict)}</p>}
      <p id="review-found" role="status">
        {foundText(state, moves, phase)}
      </p>
      <QuestionButton play={play} name="review" phase={isWanted ? phase : "idle"} label="resume" />
      <ol id="review-list" class="mistakes stack airy">
        {moves
          ?.filter(({ changed }) => changed)
          .map((move) => (
            <Mistake key={`${start} ${played} ${move.ply}`} state={state} play={play} move={move} />
          ))}
      </ol>
    </>
  );
}

function Mistake({ state, play, move }: PlayProps & { move: ReviewedMove }) {
  const [isShown, show] = useState(false);
  const { ply, player, move: cell, refutation, better } = move;
  const tryAgain = () => play.controller.tryAgain(ply).then(() => elementOf("cell-0").focus());
  return (
    <li class="stack">
      <h2>{say("review-move", { player, number: ply + 1, cell })}</h2>
      <p>{whyText(state, move)}</p>
      <div class="buttons">
        <Button say="review-show-position" press={() => play.controller.jump(ply + 1)} />
        {refutation && (
          <Button say="refute-button" press={() => showLine(play, ply + 1, refutation.moves)} />
        )}
        <Button say="find-better-button" press={tryAgain} />
        <Button say={better ? "review-show-better" : "review-show-best"} press={() => show(true)} />
      </div>
      <p class="explained" role="status">
        {isShown && betterText(move)}
      </p>
    </li>
  );
}

function foundText(state: State, moves: ReviewedMove[] | null, phase: Phase) {
  if (!showsAnswers(state)) return say(state.isRetrying ? "answers-trying" : "review-hidden");
  if (state.line.moves.length === 0) return say("review-empty");
  if (phase === "failed") return say("review-failed");
  if (!moves) return say("review-waiting");
  const proved = moves.filter(({ exact }) => exact).length;
  if (proved === 0) return say("nothing-proved");
  const changed = moves.filter(({ changed }) => changed).length;
  const all = moves.length;
  if (proved === all) return say("review-whole", { moves: all, changed });
  return say("review-found", { moves: proved, all, changed });
}

function betterText({ better, best }: ReviewedMove) {
  if (!better) return say("review-best-move", { cell: best });
  return say("review-better-moves", {
    cells: list(better.map((cell) => say("cell-name", { cell }))),
  });
}

/** Explains why a move is bad: on 3×3 with its reasons, elsewhere only if the next move wins. */
function whyText({ shape }: State, move: ReviewedMove) {
  if (shape.exhaustive) return mistakeMessages(move).map(sentence).join(" ") || changeText(move);
  return [losesAtOnce(move), changeText(move)].filter(Boolean).join(" ");
}

/** Describes that the other side wins with its next move; empty if it does not. */
function losesAtOnce({ player, after, refutation }: ReviewedMove) {
  if (after?.outcome !== "loss" || refutation?.moves.length !== 1) return "";
  const [cell] = refutation.moves;
  return say("mistake-loses-at-once", { player: otherPlayer(player), cell });
}

function changeText({ player, changed, before, after }: ReviewedMove) {
  const id = changed === "length" ? "review-length" : "review-result";
  return say(id, { player, ...endings(before, after) });
}

/**
 * Describes the end of the game with best play, and its end after the move. Both lengths count from
 * before the move. One sentence says so, because the reader sees the position after it.
 */
function endings(before: ReviewedMove["before"], after: ReviewedMove["after"]) {
  const words = (ending: ReviewedMove["before"]) =>
    ending ? say(`review-ending-${ending.outcome}`, { plies: ending.plies }) : "";
  const counted = (ending: string) => say("review-counted", { ending });
  // The length of a draw does not matter.
  return after?.outcome === "draw"
    ? { before: counted(words(before)), after: words(after) }
    : { before: words(before), after: counted(words(after)) };
}
