/** Sentences above the board: turn or result, the visitor's chances, and the players. */
import { factsOf, isFirstView, isReplyDue, levelKind, opponentLevel } from "../state/play-state.ts";
import { isComputerToMove, positionOf, showsAnswers, type GameState } from "../../game/state.ts";
import type { ReplayedPosition } from "../../../pkg/whole/cutoff.js";
import type { Level } from "../../game/preferences.ts";
import type { State } from "../state/play-state.ts";
import type { Words } from "../../messages/catalogue.ts";

export function turnText(words: Words, state: State) {
  const { say } = words;
  const position = positionOf(state);
  if (isFirstView(state)) return say("headline");
  if (state.setup) return say("turn-setup");
  if (state.variation) return state.variation.text;
  if (!position) return say(state.hasFailed ? "turn-failed" : "turn-loading");
  if (position.finished) return resultText(words, position, state);
  const { player } = position;
  if (state.isThinking) return say("turn-thinking", { player });
  const computer = isReplyDue(state) ? "turn-computer" : "turn-paused";
  const human = opponentLevel(state) ? "turn-human-only" : "turn-human";
  return say(isComputerToMove(state) ? computer : human, { player });
}

/** Names the visitor's side at first, later the opponent's strength. Empty after the game. */
export function secondSentence({ say }: Words, state: State) {
  const level = opponentLevel(state);
  if (isFirstView(state))
    return isComputerToMove(state) ? "" : say("turn-human-only", { player: "X" });
  if (state.isRetrying) return say("answers-trying");
  if (!level || state.setup || positionOf(state)?.finished) return "";
  const kind = levelKind(state, level);
  if (kind !== level) return say(`chances-${kind}`);
  if (state.bug && level === "perfect") return say("chances-broken");
  return isDecided(state, level) ? say("chances-flawless") : say(`chances-${level}`);
}

/** True if a computer without mistakes can lose, or wins whatever the visitor plays. */
function isDecided(state: State, level: Level) {
  if (level !== "perfect" && level !== "book") return false;
  if (state.line.start !== state.shape.start) return true;
  // If answers are hidden, the sentence must not give away that the position is lost.
  if (!showsAnswers(state)) return state.line.at > 0;
  return (factsOf(state).finding?.result?.outcome ?? "draw") !== "draw";
}

/** Describes the result of a finished position. */
export function resultText({ say }: Words, { winner }: ReplayedPosition, state: GameState) {
  if (winner === null) return say("result-draw");
  if (!opponentLevel(state)) return say("result-won", { player: winner });
  const isVisitor = state.settings.players[winner] === "human";
  return say(isVisitor ? "result-you-won" : "result-you-lost", { player: winner });
}

export function playersText({ say }: Words, state: State) {
  const level = opponentLevel(state);
  const nameOf = (one: Exclude<Level, "human">) => say(`name-${levelKind(state, one)}`);
  if (level) return say("players-versus", { name: nameOf(level) });
  const { X, O } = state.settings.players;
  if (X === "human" || O === "human") return say("players-people");
  return say("players-both", { x: nameOf(X), o: nameOf(O) });
}
