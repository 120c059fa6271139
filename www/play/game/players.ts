/** Who plays, on the button beside the board: player-choice.ts opens the choice below it. */
import { setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { kindOf, opponent } from "./state.ts";
import type { GameState } from "../../game/state.ts";
import type { Level } from "../../game/preferences.ts";

export function playersView(state: GameState) {
  setText(part("players-now"), playersText(state));
}

function playersText(state: GameState) {
  const level = opponent(state);
  if (level) return say("players-versus", { name: nameOf(state, level) });
  const { X, O } = state.settings.players;
  if (X === "human" || O === "human") return say("players-people");
  return say("players-both", { x: nameOf(state, X), o: nameOf(state, O) });
}

function nameOf(state: GameState, level: Exclude<Level, "human">) {
  return say(`name-${kindOf(state, level)}`);
}
