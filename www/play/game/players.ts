/** Who plays, on the button beside the board: player-choice.js opens the choice below it. */
import { setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { computersOnly, opponent, proves, setsTraps } from "./state.js";

/** @import { GameState, Level } from "../../game/types.d.ts" */

/** @param {GameState} state */
export function playersView(state) {
  setText(part("players-now"), playersText(state));
}

/** What a level is called: on large boards two of them are others. @param {GameState} state @param {Level} level */
export function kindOf(state, level) {
  if (proves(state, level)) return "strong";
  return setsTraps(state, level) ? "traps" : level;
}

/** @param {GameState} state */
function playersText(state) {
  const level = opponent(state);
  if (level) return say("players-versus", { name: nameOf(state, level) });
  if (!computersOnly(state.settings)) return say("players-people");
  const { X, O } = state.settings.players;
  return say("players-both", { x: nameOf(state, X), o: nameOf(state, O) });
}

/** @param {GameState} state @param {Level} level */
function nameOf(state, level) {
  return say(`name-${kindOf(state, level)}`);
}
