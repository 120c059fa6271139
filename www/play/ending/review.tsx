/**
 * The review of a game: the moves that changed its result or its length, each with the line that refutes
 * it, to be played through.
 */
import { useState } from "preact/hooks";
import { part } from "../../page/parts.ts";
import { useWords } from "../../ui/words.tsx";
import { answersShown } from "../game/state.ts";
import { reviewOf } from "../game/facts.ts";
import { showLine } from "../game/line-buttons.tsx";
import { QuestionButton } from "../questions/question-button.tsx";
import { runsOf } from "./runs.ts";
import { moveText, whyText } from "./slips.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { PlayProps } from "../game/play.ts";
import type { Phase, State } from "../game/state.ts";

export function Review({ state, play }: PlayProps) {
  const words = useWords();
  const { start, moves: played } = state.game;
  const isWanted = state.tab === "review" && answersShown(state) && played.length > 0;
  const moves = isWanted ? (reviewOf(state.facts, state.game)?.moves ?? null) : null;
  const phase = state.phases.review ?? "idle";
  return (
    <>
      <p id="review-found" role="status">
        {foundText(words, state, moves, phase)}
      </p>
      <p id="review-open" class="explained">
        {moves && openText(words, moves)}
      </p>
      <QuestionButton play={play} name="review" phase={isWanted ? phase : "idle"} goOn="resume" />
      <ol id="review-list" class="slips">
        {moves
          ?.filter(({ changed }) => changed)
          .map((move) => (
            <Slip key={`${start} ${played} ${move.ply}`} state={state} play={play} move={move} />
          ))}
      </ol>
    </>
  );
}

function Slip({ state, play, move }: PlayProps & { move: ReviewedMove }) {
  const words = useWords();
  const { say } = words;
  const { controller } = play;
  const [isTold, tell] = useState(false);
  const { ply, refutation, better } = move;
  async function tryAgain() {
    await controller.tryAgain(ply);
    part("cell-0").focus();
  }
  return (
    <li class="stack">
      <h2>{moveText(words, move)}</h2>
      <p>{whyText(words, state, move)}</p>
      <div class="buttons">
        <button type="button" onClick={() => controller.jump(ply + 1)}>
          {say("review-look")}
        </button>
        {refutation && (
          <button type="button" onClick={() => showLine(play, ply + 1, refutation.moves)}>
            {say("refute-button")}
          </button>
        )}
        <button type="button" onClick={tryAgain}>
          {say("try-again-button")}
        </button>
        <button type="button" onClick={() => tell(true)}>
          {say(better ? "review-kept" : "game-review-best")}
        </button>
      </div>
      <p class="explained" role="status">
        {isTold && betterText(words, move)}
      </p>
    </li>
  );
}

function foundText(
  { say }: Speech,
  state: State,
  moves: readonly ReviewedMove[] | null,
  phase: Phase,
) {
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

function openText({ say, list }: Speech, moves: readonly ReviewedMove[]) {
  const open = moves.filter(({ exact }) => !exact).map(({ ply }) => ply + 1);
  if (open.length === 0) return "";
  const runs = runsOf(open).map(([first, last]) =>
    say("game-review-run", { first, last, count: last - first + 1 }),
  );
  return say("game-review-open", { count: open.length, moves: list(runs) });
}

function betterText({ say, list }: Speech, { better, best }: ReviewedMove) {
  if (!better) return say("game-review-was", { cell: best });
  const cellText = (cell: number) => say("cell-name", { cell });
  return say("review-were", { cells: list(better.map(cellText)) });
}
