/** The proved result of each column in place of its number. */
import { rowAndColumn } from "../../game/shape.ts";
import { edgeNames } from "../../parts/board/button-board.tsx";
import { number, say } from "../../messages/index.ts";
import { claimOf, type Claim } from "../state/claim.ts";
import { moveBoundsOf } from "../state/bounds.ts";
import { loadedPosition } from "../../game/state.ts";
import { factsOf, showsFacts, type State } from "../state/play-state.ts";
import type { MoveBounds } from "../state/facts.ts";

/** @returns The bounds of the moves into the columns; null if they are not shown. */
export function columnBounds(state: State): MoveBounds[] | null {
  const { shape, settings, positions, line, facts } = state;
  if (!shape.gravity || !settings.hints || !showsFacts(state)) return null;
  return moveBoundsOf(facts, { game: shape.game, positions, moves: line.moves }, line.at);
}

/** A column without a score keeps its number. */
export function ColumnScores({ state, moves }: { state: State; moves: readonly MoveBounds[] }) {
  const { shape } = state;
  const { finding } = factsOf(state);
  return (
    <div
      class="column-names column-scores"
      role="list"
      aria-label={say("column-scores-label", { player: loadedPosition(state).player })}
    >
      {edgeNames(shape, number).columns.map((name, column) => {
        const bounds = moves.find(({ move }) => rowAndColumn(shape, move).column === column);
        const claim = bounds && claimOf(bounds);
        const text = claim ? sentenceOf(Number(shape.moveNames[bounds.move]), claim) : "";
        return (
          <span
            key={name}
            role="listitem"
            class={bounds && finding?.best === bounds.move ? "best" : undefined}
            title={text}
            data-kind={claim?.kind ?? ""}
            data-outcome={claim?.outcome ?? ""}
          >
            <span aria-hidden="true">{claim && claim.outcome ? signOf(claim) : name}</span>
            <span class="unseen">{text}</span>
          </span>
        );
      })}
    </div>
  );
}

/** Writes a claim as its sign and its number of moves, such as +5. */
function signOf({ kind, outcome, plies }: Claim) {
  if (kind === "lower" || kind === "upper") return say(`sign-${kind}-draw`);
  if (outcome === null || plies === null) return "";
  const text = kind === "exact" ? number(plies) : say("score-within", { plies: number(plies) });
  return say(`sign-${outcome}`, { plies: text });
}

function sentenceOf(column: number, { kind, outcome, plies }: Claim) {
  const values = { move: say("score-column", { move: column }), plies: plies ?? 0 };
  if (kind === "open") return say("score-move-open", values);
  if (outcome !== "draw") return say(`score-move-${kind}-${outcome}`, values);
  return say(`score-move-${kind}-draw`, values);
}
