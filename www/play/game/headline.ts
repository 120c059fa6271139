/** The sentences above other boards, if something is proved. Otherwise status.ts has them. */
import { number, say, words } from "../../messages/index.ts";
import { sentence } from "../../page/sentence.ts";
import { loadedPosition } from "../../game/state.ts";
import { provedResult } from "../state/claim.ts";
import { factsOf, showsFacts, type State } from "../state/play-state.ts";
import { columnBounds } from "./column-scores.tsx";
import { claimMessage } from "./search-messages.ts";
import { turnText } from "./status.ts";
import type { MoveBounds } from "../state/facts.ts";

/** Describes how many columns are proved; empty once all are. */
function progressText(state: State, moves: readonly MoveBounds[]) {
  if (state.phases.columns === "failed") return say("column-scores-failed");
  const proved = moves.filter((move) => provedResult(move)).length;
  if (proved === moves.length) return "";
  return say("column-scores-proved", { proved: number(proved), moves: number(moves.length) });
}

/** Returns the proved result or the turn, and the number of proved columns; null without both. */
export function headlineOf(state: State): { first: string; second: string } | null {
  if (!showsFacts(state) || state.variation) return null;
  const { finding } = factsOf(state);
  const fact = finding && claimMessage(finding, loadedPosition(state).player);
  const columns = columnBounds(state);
  const progress = columns ? progressText(state, columns) : "";
  const turn = turnText(words, state);
  if (fact) return { first: sentence(fact), second: progress || turn };
  return progress ? { first: turn, second: progress } : null;
}
