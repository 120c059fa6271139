/** The state of a search with a time limit, also in words. */
import { otherPlayer } from "../../game/state.ts";
import { largeNumbers } from "../../messages/large-numbers.ts";
import type { Ending, Player } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { RacedSearch } from "./searches.ts";

export class SearchState {
  searchName: RacedSearch;
  /** `spent` means that the time is up, `failed` that the worker crashed. */
  phase: "waiting" | "running" | "proved" | "spent" | "stopped" | "failed" = "waiting";
  /** The finished depths. A solver's nodes include those of earlier depths. */
  runs: { depth: number; nodes: number; ms: number }[] = [];
  /** The unfinished depth and its nodes. */
  open: { depth: number; nodes: number } | null = null;
  nodes = 0;
  /** The time that the worker took for these nodes. */
  ms = 0;
  /** The proved result for the side to move. */
  result: Ending | null = null;
  /** The proved bounds for the side to move. */
  atLeast: Ending | null = null;
  atMost: Ending | null = null;

  constructor(searchName: RacedSearch) {
    this.searchName = searchName;
  }
}

/** @returns 0 if no depth is finished. */
export const depthReached = ({ runs }: SearchState) => runs.at(-1)?.depth ?? 0;

/** @returns Undefined if the depth is not finished. */
export const nodesTo = ({ runs }: SearchState, depth: number) =>
  runs.find((run) => run.depth === depth)?.nodes;

export function phaseText(words: Words, search: SearchState, player: Player) {
  const { say } = words;
  const { phase, open, result } = search;
  const depth = open?.depth ?? 0;
  if (phase === "running") {
    if (!open) return say("lab-state-loading");
    const nodes = largeNumbers(words).magnitude(open.nodes, true);
    return say("lab-state-running", { depth, nodes });
  }
  if (phase === "proved")
    return result ? say("lab-state-proved", { result: outcomeText(words, result, player) }) : "";
  if (phase !== "spent" && phase !== "stopped") return say(`lab-state-${phase}`);
  const parts = [say(`lab-state-${phase}`, { depth }), boundText(words, search, player)];
  return parts.filter(Boolean).join(" ");
}

export function outcomeText({ say }: Words, result: Ending, player: Player) {
  if (result.outcome === "draw") return say("worth-draw");
  const winner = result.outcome === "win" ? player : otherPlayer(player);
  return say("lab-wins-in", { winner, plies: result.plies });
}

/** Describes a proved bound, as long as the result is not proved. */
function boundText({ say }: Words, { atLeast, atMost }: SearchState, player: Player) {
  if (atLeast?.outcome === "draw") return say("lab-at-least", { player });
  if (atMost?.outcome === "draw") return say("lab-at-most", { player });
  return "";
}
