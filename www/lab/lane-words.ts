/** How far a search is, in words. */
import { otherPlayer } from "../game/state.ts";
import { largeNumbers } from "../page/large-numbers.ts";
import type { Ending, Player } from "../../pkg/web/cutoff.js";
import type { Speech } from "../messages/catalogue.ts";
import type { Lane } from "./lane.ts";

export function stateWords(words: Speech, lane: Lane, player: Player) {
  const { say } = words;
  const { state, open, worth } = lane;
  const depth = open?.depth ?? 0;
  switch (state) {
    case "running":
      return open
        ? say("depth-state-running", {
            depth,
            nodes: largeNumbers(words).magnitude(open.nodes, true),
          })
        : say("depth-state-loading");
    case "proved":
      return worth ? say("depth-state-proved", { result: resultWords(words, worth, player) }) : "";
    case "spent":
    case "stopped":
      return [say(`depth-state-${state}`, { depth }), boundWords(words, lane, player)]
        .filter(Boolean)
        .join(" ");
    default:
      return say(`depth-state-${state}`);
  }
}

export function resultWords({ say }: Speech, worth: Ending, player: Player) {
  if (worth.outcome === "draw") return say("worth-draw");
  const winner = worth.outcome === "win" ? player : otherPlayer(player);
  return say("depth-result-win", { winner, plies: worth.plies });
}

/** What is proved of a result that is not. */
function boundWords({ say }: Speech, { atLeast, atMost }: Lane, player: Player) {
  if (atLeast?.outcome === "draw") return say("depth-at-least", { player });
  if (atMost?.outcome === "draw") return say("depth-at-most", { player });
  return "";
}
