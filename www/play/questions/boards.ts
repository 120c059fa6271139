/**
 * What is asked about boards whose searches take time. Those of the lane "board" are timed, so one is asked at a time: a
 * look by the solver, what each move is worth, both textbook searches, and what minimax would cost.
 */
import { position, answersShown, computerReplies, factsOf, isOpen, mover } from "../game/state.ts";
import { comparedDepth } from "./compared-depth.ts";
import { SHORT } from "./costs.ts";
import { limits } from "./limits.ts";
import { findColumns, findReason, findWorths, look } from "./look.ts";
import { ponderBudget } from "./opponent.ts";
import { prove } from "./proof.ts";
import { replyKey, whoseReply } from "./reply.ts";
import { isOver } from "./runner.ts";
import type { Comparison } from "./comparison.ts";
import type { Costs } from "./costs.ts";
import type { Store } from "../game/store.ts";
import type { State } from "../game/state.ts";
import type { PlayQuestion } from "./runner.ts";

/** Milliseconds that the scores over the columns take without being asked for. */
const COLUMNS_MS = 2_000;

/** @param shows Whether the page shows what both searches take. */
export function boardQuestions(
  store: Store,
  comparison: Comparison,
  costs: Costs,
  { card }: { card: boolean },
): PlayQuestion[] {
  return [...solverQuestions(store), ...textbookQuestions(comparison, costs, card)];
}

/** What the solver is asked. */
function solverQuestions(store: Store): PlayQuestion[] {
  const mine = () => limits.now.budget;
  return [
    {
      name: "look",
      lane: "board",
      rank: 1,
      budget: mine,
      key: openKey,
      isDone: isProved,
      run: (asking) => look(store, asking),
    },
    {
      name: "ponder",
      lane: "board",
      rank: 1,
      whose: whoseReply,
      budget: ponderBudget,
      key: ponderKey,
      isDone: isProved,
      run: (asking) => look(store, asking),
    },
    {
      name: "worths",
      lane: "board",
      rank: 2,
      budget: mine,
      // Where stones fall, the scores over the columns have a search of their own.
      key: (state) => (state.settings.hints && !state.shape.gravity ? openKey(state) : null),
      isDone: (state) => factsOf(state).exact,
      run: (asking) => findWorths(store, asking),
    },
    {
      name: "columns",
      lane: "columns",
      rank: 0,
      budget: () => COLUMNS_MS,
      extra: true,
      key: (state) => (state.settings.hints && state.shape.gravity ? openKey(state) : null),
      isDone: (state) => factsOf(state).exact,
      run: (asking) => findColumns(store, asking),
    },
    {
      name: "reason",
      lane: "beside",
      rank: 0,
      atOnce: true,
      extra: true,
      key: (state) => (isOpen(state) && !state.shape.exhaustive ? boardKey(state) : null),
      isDone: (state) => factsOf(state).reason !== undefined,
      run: (asking) => findReason(store, asking),
    },
    {
      name: "proof",
      lane: "proof",
      rank: 0,
      bySelf: false,
      extra: true,
      key: openKey,
      isDone: (state) => factsOf(state).proof?.isDone ?? false,
      run: (asking) => prove(store, asking),
    },
  ];
}

/** What the textbook searches are asked. An answer that they say nothing of may be hidden. */
function textbookQuestions(comparison: Comparison, costs: Costs, card: boolean): PlayQuestion[] {
  const compared = { lane: "board", rank: 3, timed: true, whole: true };
  return [
    {
      // It is not timed, so it waits for nothing.
      name: "depth",
      lane: "beside",
      rank: 1,
      atOnce: true,
      key: (state) => (card ? restingKey(state) : null),
      isDone: (state) => factsOf(state).usualDepth !== null,
      run: (asking) => comparison.findDepth(asking),
    },
    {
      ...compared,
      name: "alphaBeta",
      key: comparedKey,
      isDone: (state) => {
        const far = toDepthOf(state);
        return far !== null && (far.state === "too-deep" || far.alphaBeta !== null);
      },
      run: (asking) => comparison.alphaBeta(asking),
    },
    {
      ...compared,
      name: "minimax",
      key: (state) => (wantsMinimax(state) ? comparedKey(state) : null),
      isDone: (state) => !toDepthOf(state)?.minimax?.about,
      run: (asking) => comparison.minimax(asking),
    },
    {
      name: "cost",
      lane: "board",
      rank: 4,
      timed: true,
      key: (state) =>
        answersShown(state) && (!card || comparedDepth(state) > 0) ? restingKey(state) : null,
      isDone: () => false,
      run: (asking) => costs.find(asking),
    },
  ];
}

const boardKey = (state: State) => `${state.shape.game} ${position(state).board}`;

/** The position, where it is the visitor's and takes time. */
function restingKey(state: State) {
  const { finished } = position(state);
  return state.shape.exhaustive || finished || computerReplies(state) ? null : boardKey(state);
}

/** The same, where answers may be shown. */
const openKey = (state: State) => (isOpen(state) ? restingKey(state) : null);

/** What a computer that looks far ahead is asked: after a trap, if it is to set one. */
function ponderKey(state: State) {
  const level = mover(state);
  if (state.shape.exhaustive || (level !== "perfect" && level !== "book")) return null;
  if (level === "book" && (factsOf(state).trap || !isOver(state, "trap"))) return null;
  return replyKey(state);
}

const isProved = (state: State) => factsOf(state).known?.bestProved ?? false;

function comparedKey(state: State) {
  const depth = comparedDepth(state);
  const key = restingKey(state);
  return key && depth > 0 ? `${key} ${depth}` : null;
}

/** Both searches to the depth that is compared, as far as they are. */
function toDepthOf(state: State) {
  const { toDepth } = factsOf(state);
  return toDepth?.depth === comparedDepth(state) ? toDepth : null;
}

/** Whether minimax is to run: if the switch asks for it, or if it takes but a moment. */
function wantsMinimax(state: State) {
  const minimax = toDepthOf(state)?.minimax;
  if (!minimax?.about) return false;
  return !state.settings.pruning || minimax.nodes <= SHORT;
}
