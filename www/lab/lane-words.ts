/** How far a search is, in words. */
import { otherPlayer } from "../game/other-player.ts";
import { magnitude } from "../page/magnitude.ts";
import { say } from "../messages/index.ts";
import type { Ending, Player } from "../../pkg/web/cutoff.js";
import type { Lane } from "./lane.ts";

export function stateWords(lane: Lane, player: Player) {
  const { state, open, worth } = lane;
  const depth = open?.depth ?? 0;
  switch (state) {
    case "running":
      return open
        ? say("depth-state-running", { depth, nodes: magnitude(open.nodes, true) })
        : say("depth-state-loading");
    case "proved":
      return worth ? say("depth-state-proved", { result: resultWords(worth, player) }) : "";
    case "spent":
    case "stopped":
      return [say(`depth-state-${state}`, { depth }), boundWords(lane, player)]
        .filter(Boolean)
        .join(" ");
    default:
      return say(`depth-state-${state}`);
  }
}

export function resultWords(worth: Ending, player: Player) {
  if (worth.outcome === "draw") return say("worth-draw");
  const winner = worth.outcome === "win" ? player : otherPlayer(player);
  return say("depth-result-win", { winner, plies: worth.plies });
}

/** What is proved of a result that is not. */
function boundWords({ atLeast, atMost }: Lane, player: Player) {
  if (atLeast?.outcome === "draw") return say("depth-at-least", { player });
  if (atMost?.outcome === "draw") return say("depth-at-most", { player });
  return "";
}
