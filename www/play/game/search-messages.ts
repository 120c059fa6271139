/** Messages about searches and proofs, with their values, and the speed of a search. */
import { claimOf, provedResult } from "../state/claim.ts";
import type { Ending, Player } from "../../../pkg/whole/cutoff.js";
import type { Message } from "../../base/message.ts";
import type { Bounds } from "../state/bounds.ts";
import type { ComputerMove, Proof } from "../state/facts.ts";
import type { Finding } from "../state/finding.ts";
import type { Phase } from "../state/play-state.ts";

/** Describes the proved result for the side to move; null if nothing is proved. */
export function claimMessage(finding: Finding, player: Player): Message | null {
  const { kind, outcome, plies } = claimOf(finding);
  const { depth } = finding;
  if (kind === "open") return depth ? { id: "claim-open", values: { depth } } : null;
  if (outcome !== "draw") return { id: `claim-${kind}-${outcome}`, values: { player, plies } };
  return { id: `claim-${kind}-draw`, values: { player } };
}

/** Explains why no best move is proved; null if one is, or while the search runs or is idle. */
export function searchMessage(finding: Finding | null, phase: Phase): Message | null {
  if (finding?.isBestProved || phase === "running" || phase === "idle") return null;
  const ended = finding !== null && ["exact", "within"].includes(claimOf(finding).kind);
  if (ended) return { id: "search-state-move-open" };
  return {
    id: `search-state-${phase === "done" ? "spent" : phase}`,
    values: { depth: finding?.depth ?? 0 },
  };
}

/** Describes a proof; null if there is none or it is done. @param inBook If the book has the result. */
export function proofMessage(proof: Proof | null, phase: Phase, inBook: boolean): Message | null {
  if (phase === "failed") return { id: "proof-state-failed" };
  // A proof can be stopped before its first report.
  if (proof?.isDone || (!proof && phase !== "running" && phase !== "stopped")) return null;
  const isProved = proof !== null && provedResult(proof) !== null;
  const isRunning = phase === "running";
  if (isProved) return { id: isRunning ? "proof-state-line" : "proof-state-stopped-line" };
  const id = isRunning ? "proof-state-running" : "proof-state-stopped";
  return { id, values: { book: inBook ? "yes" : "no" } };
}

export function boundMessages({ atLeast, atMost }: Bounds): Message[] {
  const bound = (name: "lower" | "upper", ending: Ending | null): Message[] => {
    if (!ending) return [];
    const end: Message = { id: `hint-${ending.outcome}`, values: { plies: ending.plies } };
    return [{ id: `proof-${name}`, values: { ending: end } }];
  };
  return [...bound("lower", atLeast), ...bound("upper", atMost)];
}

/** Describes the best line: an estimate until proved. `part`: the line ends before the game. */
export function lineLabel({ result, isBestProved, line }: Finding) {
  if (!result || !isBestProved) return { id: "best-line-so-far", part: null } as const;
  const [first, plies] = [line.length, result.plies];
  const part: Message = { id: "best-line-part", values: { first, plies } };
  return { id: "best-line", part: first < plies ? part : null } as const;
}

export function computerMoveMessage({ how, result, depth, trap }: ComputerMove): Message {
  if (trap) {
    const { holding, replies } = trap;
    // If every reply keeps the result, there is no trap.
    if (replies > 0 && holding === replies) return { id: "how-trap-none" };
    return { id: "how-trap", values: { holding, replies } };
  }
  if (result) return { id: `how-proved-${result.outcome}`, values: { plies: result.plies } };
  return how === "casual" || how === "random" || how === "no-trap"
    ? { id: `how-${how}` }
    : { id: "how-searched", values: { depth: depth ?? 0 } };
}

/** Computes nodes per second; null before 20 ms, because the speed is inaccurate until then. */
export function speedOf({ timedPart }: Pick<Finding, "timedPart">) {
  return timedPart && timedPart.ms >= 20 ? (timedPart.nodes / timedPart.ms) * 1000 : null;
}
