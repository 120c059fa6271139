/** The end of a game: a sentence, the mistake on the board, the curve, and three buttons. */
import { mistakesIn } from "../../parts/review/mistakes.ts";
import { elementOf } from "../../page/roots.ts";
import { Button } from "../../page/buttons.tsx";
import { say } from "../../messages/index.ts";
import { positionOf, showsAnswers } from "../../game/state.ts";
import { neverLoses, opponentLevel, type State } from "../state/play-state.ts";
import { Curve } from "./curve.tsx";
import { MistakeMarks } from "./mistake-marks.tsx";
import { bands } from "./bands.ts";
import { moveInstead } from "./retry.ts";
import type { ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { PlayProps } from "../game/play-props.ts";

export function GameOver({ state, play: { controller } }: PlayProps) {
  if (!isOver(state)) return <section id="game-over" class="game-over" hidden />;
  const moves = reviewedMoves(state);
  const mistake = mistakeOf(state);
  const fixable = mistake && state.settings.players[mistake.player] === "human" ? mistake : null;
  const go = (act: Promise<void>, cell: number) =>
    act.then(() => elementOf(`cell-${cell}`).focus());
  const fix = () => fixable && go(controller.tryAgain(fixable.ply), fixable.move);
  const review = () => controller.changeView({ tab: "review" });
  const rematch = () => go(controller.newGame(), 0);
  return (
    <section id="game-over" class="game-over" aria-label={say("game-over-title")}>
      <Curve state={state} curve={bands(state, moves)} mistakes={mistakesIn(moves)} />
      <div class="result-row no-print">
        <Button
          say="rematch-button"
          id="rematch"
          class={fixable ? "" : "primary"}
          press={rematch}
        />
        <Button
          say="fix-button"
          id="try-again"
          class={fixable ? "primary" : ""}
          aria-disabled={!fixable}
          press={fix}
        />
        <Button say="review-button" id="review" press={review} />
      </div>
      <span class="unseen" role="status">
        {gameOverText(state)}
      </span>
    </section>
  );
}

/** @returns Null before the end. */
export function gameOverText(state: State) {
  if (!isOver(state)) return null;
  if (!showsAnswers(state)) return say("answers-hidden");
  const mistake = mistakeOf(state);
  const moves = reviewedMoves(state);
  if (mistake) {
    const cell = moveInstead(state, mistake);
    if (cell === null) return "";
    const { ply, before } = mistake;
    return say("game-over-better", { number: ply + 1, cell, worth: before?.outcome ?? "draw" });
  }
  // A move without a proved result can be a mistake.
  if (moves.length === 0 || moves.some(({ exact }) => !exact)) return "";
  const isHeld = neverLoses(state) && positionOf(state)?.winner === null;
  return say(isHeld ? "game-over-held" : "game-over-flawless");
}

/** Draws an arrow on the board from the mistake to the better move. */
export function mistakeMarks(state: State) {
  const mistake = isOver(state) && mistakeOf(state);
  const better = mistake ? moveInstead(state, mistake) : null;
  return mistake && better !== null ? (
    <MistakeMarks shape={state.shape} move={mistake.move} better={better} />
  ) : null;
}

function reviewedMoves(state: State): ReviewedMove[] {
  return (showsAnswers(state) && state.facts.reviewOf(state.line)?.moves) || [];
}

/** Finds the visitor's first mistake against a computer, otherwise the one that decided the game. */
function mistakeOf(state: State) {
  const mistakes = mistakesIn(reviewedMoves(state));
  if (opponentLevel(state))
    return mistakes.find(({ player }) => state.settings.players[player] === "human");
  return mistakes.filter(({ player }) => player !== positionOf(state)?.winner).at(-1);
}

function isOver(state: State) {
  return state.setup === null && !state.variation && (positionOf(state)?.finished ?? false);
}
