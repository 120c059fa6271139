/** Proved results: of each column in place of its number, and of the position in the headline. */
import { placeOf } from "../../game/shape.ts";
import { edgeNames } from "../../parts/board/button-board.tsx";
import { sentence } from "../../page/sentence.ts";
import { number, say, words } from "../../messages/index.ts";
import { claim, endingOf, type Claim } from "../game/claim.ts";
import { scoresOf } from "../game/proofs.ts";
import { loadedPosition } from "../../game/state.ts";
import { factsOf, showsFindings, type State } from "../game/play-state.ts";
import { turnText } from "../game/status.ts";
import { factWords } from "./search-words.ts";
import type { MoveScore } from "../game/facts.ts";

/** @returns Null if no scores are shown. */
export function shownScores(state: State): MoveScore[] | null {
  const { shape, settings, positions, game, facts } = state;
  if (!shape.gravity || !settings.hints || !showsFindings(state)) return null;
  return scoresOf(facts, { game: shape.game, positions, moves: game.moves }, game.at);
}

/** A column without a score keeps its number. */
export function ColumnScores({ state, scores }: { state: State; scores: readonly MoveScore[] }) {
  const { shape } = state;
  const { finding } = factsOf(state);
  return (
    <div
      class="column-names column-scores"
      role="list"
      aria-label={say("column-scores-label", { player: loadedPosition(state).player })}
    >
      {edgeNames(shape, number).columns.map((name, column) => {
        const score = scores.find(({ cell }) => placeOf(shape, cell).column === column);
        const worth = score && claim(score);
        const text = worth ? sentenceOf(Number(shape.moveNames[score.cell]), worth) : "";
        return (
          <span
            key={name}
            role="listitem"
            class={score && finding?.best === score.cell ? "best" : undefined}
            title={text}
            data-kind={worth?.kind ?? ""}
            data-outcome={worth?.outcome ?? ""}
          >
            <span aria-hidden="true">{worth && worth.outcome ? signOf(worth) : name}</span>
            <span class="unseen">{text}</span>
          </span>
        );
      })}
    </div>
  );
}

/** Writes a claim as its sign and its number of moves, such as +5. */
function signOf({ kind, outcome, plies }: Claim) {
  if (kind === "least" || kind === "most") return say(`sign-${kind}-draw`);
  if (outcome === null || plies === null) return "";
  const moves = number(plies);
  return say(`sign-${outcome}`, {
    plies: kind === "exact" ? moves : say("score-within", { plies: moves }),
  });
}

function sentenceOf(column: number, { kind, outcome, plies }: Claim) {
  const values = { move: say("score-column", { move: column }), plies: plies ?? 0 };
  if (kind === "open") return say("score-move-open", values);
  if (outcome !== "draw") return say(`score-move-${kind}-${outcome}`, values);
  return say(`score-move-${kind}-draw`, values);
}

/** Describes how many columns are proved; empty once all are. */
function progressText(state: State, scores: readonly MoveScore[]) {
  if (state.phases.columns === "failed") return say("column-scores-failed");
  const proved = scores.filter((score) => endingOf(score)).length;
  if (proved === scores.length) return "";
  return say("column-scores-proved", { proved: number(proved), moves: number(scores.length) });
}

/** Returns the proved result or the turn, and the number of proved columns; null without both. */
export function headlineOf(state: State): { first: string; second: string } | null {
  if (!showsFindings(state) || state.aside) return null;
  const { finding } = factsOf(state);
  const fact = finding && factWords(finding, loadedPosition(state).player);
  const scores = shownScores(state);
  const progress = scores ? progressText(state, scores) : "";
  const turn = turnText(words, state);
  if (fact) return { first: sentence(fact), second: progress || turn };
  return progress ? { first: turn, second: progress } : null;
}
