/** The end of a game: which move decided it and why, which of the visitor's moves mattered, and what to do next. */
import { useWords } from "../../ui/words.tsx";
import { decisive } from "../../parts/review/why.ts";
import { showLine } from "../game/line-buttons.tsx";
import { answersShown, opponent, position } from "../game/state.ts";
import { reviewOf } from "../game/facts.ts";
import { Curve } from "./curve.tsx";
import { moveText, whyText } from "./slips.ts";
import { bands, keyMoves } from "./worth.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Level } from "../../game/preferences.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Controller } from "../game/controller.ts";
import type { State } from "../game/state.ts";
import type { PlayProps } from "../game/play.ts";
import type { KeyMoves } from "./worth.ts";

export function Ending({ state, play }: PlayProps) {
  const words = useWords();
  const { say } = words;
  const { controller, focus } = play;
  if (!isOver(state)) return <section id="ending" class="ending" hidden />;
  const shown = answersShown(state);
  const { moves, slip, open } = decided(state);
  // The review has the same sentences.
  const inReview = shown && state.tab === "review";
  const own = keyMoves(inReview ? [] : moves, state.settings.players);
  const isOther = ({ ply }: ReviewedMove) => ply !== slip?.ply;
  const others = own.others.filter(isOther);
  const isKnown = slip || !open;

  const tryAgain = async ({ ply, move }: ReviewedMove) => {
    await controller.tryAgain(ply);
    focus.cell(move);
  };
  const playCasual = async () => {
    await controller.newGameOf(withCasual(state));
    focus.cell(0);
  };
  return (
    <section id="ending" class="ending" aria-labelledby="ending-title">
      <h2 id="ending-title">
        {isKnown ? whichText(words, slip, open, isHeld(state)) : say("ending-title")}
      </h2>
      <div id="reason" class="reason" role="status" hidden={inReview}>
        {!shown ? say("ending-hidden") : slip && whyText(words, state, slip)}
      </div>
      <div id="ending-buttons" class="buttons">
        {slip && isMine(state, slip) && (
          <button type="button" id="try-again" class="primary" onClick={() => tryAgain(slip)}>
            {say("try-again-button")}
          </button>
        )}
        {slip?.refutation && (
          <Refute play={play} ply={slip.ply} moves={slip.refutation.moves} id="refute" />
        )}
      </div>
      {couldBeEasier(state) && (
        <p id="easier" class="easier">
          <span>{say("easier-question")}</span>{" "}
          <button type="button" id="play-casual" onClick={playCasual}>
            {say("easier-button")}
          </button>
        </p>
      )}
      <Curve curve={shown ? bands(state, moves) : []} />
      <p id="counts" class="counts" role="status" hidden={inReview}>
        {moves.some(({ exact }) => exact) && countsText(words, own, slip)}
      </p>
      <Mattered id="mattered" state={state} moves={own.first.filter(isOther)} />
      <details id="mattered-more" hidden={others.length === 0}>
        <summary id="mattered-count">{say("ending-more", { count: others.length })}</summary>
        <Mattered id="mattered-others" state={state} moves={others} />
      </details>
      <div class="buttons">
        <button
          type="button"
          id="review"
          hidden={inReview}
          onClick={() => controller.look({ tab: "review" })}
        >
          {say("review-button")}
        </button>
      </div>
    </section>
  );
}

function Mattered({
  id,
  state,
  moves,
}: {
  id: string;
  state: State;
  moves: readonly ReviewedMove[];
}) {
  const words = useWords();
  return (
    <ol id={id} class="mattered">
      {moves.map((move) => (
        <li key={move.ply}>
          <p>
            <strong>{moveText(words, move)}.</strong> {whyText(words, state, move)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Plays through what refutes a move. @param ply Of the move. */
export function Refute({
  play,
  ply,
  moves,
  id,
}: Pick<PlayProps, "play"> & { ply: number; moves: readonly number[]; id?: string }) {
  return (
    <button type="button" id={id} onClick={() => showLine(play, ply + 1, moves)}>
      {useWords().say("refute-button")}
    </button>
  );
}

/** The moves of the game as far as they may be shown, and which of them decided it. */
function decided(state: State) {
  const moves = (answersShown(state) && reviewOf(state.facts, state.game)?.moves) || [];
  return { moves, ...decisive({ moves }, position(state).winner) };
}

/** Whether a move was the visitor's. */
const isMine = (state: State, { player }: ReviewedMove) =>
  state.settings.players[player] === "human";

/** Whether a new game is what one would press next: after a game in which no move is to be tried again. */
export function isNewNext(state: State) {
  if (!isOver(state)) return false;
  const { slip } = decided(state);
  return !slip || !isMine(state, slip);
}

/** Whether the visitor has not won against a computer that never loses. */
function couldBeEasier(state: State) {
  const level = opponent(state);
  const { winner } = position(state);
  const hasWon = winner !== null && state.settings.players[winner] === "human";
  return !hasWon && (level === "perfect" || level === "book");
}

/** Closes the drawer when a move ends the game: on a phone it would lie over the end. */
export function drawerAtEnd(controller: Controller) {
  let before = Infinity;

  return (state: State) => {
    const { length } = state.game.moves;
    const played = length > before;
    before = length;
    if (!played || !isOver(state) || state.tab === "search") return;
    if (matchMedia("(width < 44rem)").matches) controller.look({ tab: "search" });
  };
}

function isOver(state: State) {
  return state.setup === null && (position(state)?.finished ?? false);
}

/** Whether somebody has held a computer that cannot be beaten. */
function isHeld(state: State) {
  const level = opponent(state);
  const cannotLose = (level === "perfect" && !state.bug) || level === "book";
  return cannotLose && state.shape.exhaustive && position(state).winner === null;
}

/** Which move decided the game. @param open Whether a later one may have. */
function whichText({ say }: Speech, slip: ReviewedMove | undefined, open: boolean, held: boolean) {
  if (!slip) return say(held ? "ending-held" : "ending-flawless");
  const { ply, player, move: cell, after } = slip;
  const id = after?.outcome === "draw" ? "ending-draw" : "ending-loss";
  const which = say(id, { number: ply + 1, player, cell });
  return open ? say("ending-so-far", { which }) : which;
}

/**
 * How many moves gave something away: nothing where the sentence above says it all.
 * @param slip The move that is told there.
 */
function countsText(
  { say }: Speech,
  { all, first, others, results, lengths, open }: KeyMoves,
  slip?: ReviewedMove,
) {
  const told = [...first, ...others].filter(({ ply }) => ply === slip?.ply).length;
  if (results + lengths + open === told) return "";
  const counts = say("ending-counts", { whose: all ? "all" : "own", results, lengths });
  return open === 0 ? counts : `${counts} ${say("ending-open", { count: open })}`;
}

/** The same players with the casual computer for the perfect one. */
function withCasual({ settings: { players } }: State) {
  const eased = (level: Level): Level => (level === "human" ? level : "casual");
  return { X: eased(players.X), O: eased(players.O) };
}
