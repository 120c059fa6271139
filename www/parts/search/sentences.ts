/** Chooses a sentence for each step, from the players' point of view. */
import { MARK, type StepKind, type Step } from "./steps.ts";
import type { Message } from "../../base/message.ts";
import type { SearchRecord } from "./record.ts";

/** Describes a step and its reason. `estimate` is true if it rests on estimates. */
export function searchSentence(record: SearchRecord, step: Step): Message {
  const { id, values } = SENTENCES[step.kind](record, step);
  return { id, values: { ...values, estimate: restsOnEstimate(record, step) ? "yes" : "no" } };
}

/** True if a value of the sentence rests on an estimate. */
function restsOnEstimate(record: SearchRecord, { kind, node, here }: Step) {
  if (kind === "enter") return false;
  if (kind === "cut")
    return record.isEstimate(node) || record.isEstimate(record.reason(here).answer);
  // The sentence compares the value with those of earlier children.
  const compared = kind === "improve" ? record.children(here).filter((child) => child < node) : [];
  return [node, ...compared].some((child) => record.isEstimate(child));
}

const SENTENCES: Record<StepKind, (record: SearchRecord, step: Step) => Message> = {
  enter: enterSentence,
  leaf: leafSentence,
  improve: improveSentence,
  narrow: (record, { node, here }) => ({
    id: "step-narrow",
    values: { player: record.player(here), worth: record.worthAt(node) },
  }),
  cut: cutSentence,
  leave: leaveSentence,
};

function enterSentence(record: SearchRecord, { node }: Step): Message {
  if (node === 0) {
    const moves = record.allMoves(0).length;
    const ways = record.shape.gravity ? "columns" : "cells";
    return { id: "step-enter-root", values: { player: record.player(0), moves, ways } };
  }
  const above = record.trace.parents[node];
  const values = { player: record.player(above), ...record.moveNames(node) };
  return { id: "step-enter", values };
}

function leafSentence(record: SearchRecord, { node }: Step): Message {
  const worth = record.worthAt(node);
  if (record.isAtLimit(node)) return { id: "step-leaf-estimate", values: { worth } };
  const { winner } = record.end(record.trace.values[node]);
  if (winner === null) return { id: "step-leaf-draw" };
  return { id: "step-leaf-win", values: { player: winner, worth, run: record.shape.run } };
}

function leaveSentence(record: SearchRecord, { node }: Step): Message {
  const worth = record.worthAt(node);
  const proves = record.boundKind(node);
  if (node === 0) return { id: "step-leave-root", values: { worth, proves } };
  const player = record.player(record.trace.parents[node]);
  return { id: "step-leave", values: { player, ...record.moveNames(node), worth, proves } };
}

function improveSentence(record: SearchRecord, { node, here }: Step): Message {
  const old = bestBefore(record, here, node);
  const player = record.player(here);
  const values = { player, ...record.moveNames(node), worth: record.worthAt(node) };
  // A bound from the other side proves only that the move is not better.
  const isSure = record.assures(node);
  if (old === undefined || !isSure)
    return { id: "step-improve-first", values: { ...values, sure: isSure ? "yes" : "no" } };
  return { id: "step-improve", values: { ...values, old: record.worthAt(old) } };
}

/** Finds the child that was best before another one returned. */
function bestBefore(record: SearchRecord, above: number, node: number) {
  const { marks } = record.trace;
  return record.children(above).findLast((child) => child < node && marks[child] & MARK.improved);
}

/**
 * Describes a consequence of a step: the best value so far stays, a search that cuts only at alpha
 * > beta continues in an empty window, or a move is chosen.
 */
export function consequence(record: SearchRecord, step: Step): Message | null {
  const { kind, node } = step;
  const { parents, marks } = record.trace;
  const above = parents[node];
  if (node === 0) {
    const chosen = kind === "leave" ? bestBefore(record, 0, record.trace.nodes) : undefined;
    // A value outside the root's window is only a bound, so no move is chosen.
    if (chosen === undefined || record.boundKind(0) !== "exact" || !record.assures(chosen))
      return null;
    const values = { player: record.player(0), ...record.moveNames(chosen) };
    return { id: "step-chosen", values };
  }
  if (kind === "narrow") {
    const { alpha, beta } = record.pathStates(step)[record.path(above).length - 1];
    const isLast = record.children(above).at(-1) === node;
    return record.convention.strict && alpha === beta && !isLast ? { id: "step-tie" } : null;
  }
  const best = bestBefore(record, above, node);
  if (kind !== "leave" || marks[node] & MARK.improved || best === undefined) return null;
  // A value at the root that is only a bound from the wrong side is not the best so far.
  if (above === 0 && !record.assures(best)) return null;
  const values = { player: record.player(above), ...record.moveNames(best) };
  const [worth, old] = [node, best].map((child) => record.worthAt(child));
  return { id: "step-keeps", values: { ...values, worth, old } };
}

/** Explains a cut: the bound's owner has a move at least as good, so play never comes here. */
function cutSentence(record: SearchRecord, { here }: Step): Message {
  const { bound, owner, answer, closing, tie, skipped } = record.reason(here);
  const { plies } = record.trace;
  const worth = record.worthAt(closing);
  const player = record.player(here);
  // This bound is part of the window at the root.
  if (answer === 0)
    return {
      id: "tree-step-cut-window",
      values: { player, worth, bound: record.worth(bound), skipped: skipped.length },
    };
  // For the side that loses, a later loss is better.
  const isLater = worth.id === "worth-win" && worth.values?.player !== player;
  return {
    id: tie ? "step-cut-tie" : isLater ? "step-cut-later" : "step-cut-strict",
    values: {
      player,
      other: record.player(owner),
      ...record.moveNames(answer),
      back: plies[here] - plies[owner],
      bound: record.isEstimate(answer) ? record.worthAt(answer) : record.worth(bound),
      worth,
      plies: worth.values?.plies ?? 0,
      skipped: skipped.length,
    },
  };
}
