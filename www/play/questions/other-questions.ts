/** Questions about boards other than 3×3. */
import { merge } from "../state/merge.ts";
import { levelToMove, positionOf, showsAnswers } from "../../game/state.ts";
import { factsOf, hasEnded, isReplyDue, positionKeyOf, showsFacts } from "../state/play-state.ts";
import { compareAlphaBeta, compareMinimax } from "./compare.ts";
import { BRIEF_NODES, findCost, findDefaultDepth } from "./costs.ts";
import { comparedDepth } from "./depths.ts";
import { findReason, findMoveBounds, prove, searchPosition } from "./solver-searches.ts";
import { moveBySearch, replyBudgetMs, trapBudgetMs } from "./computer-moves.ts";
import { replyRows, replyKey, replyWaits, type PlayMove } from "./reply.ts";
import type { DepthRun } from "../state/facts.ts";
import type { State } from "../state/play-state.ts";
import type { PlayQuestion } from "../state/question.ts";

/** Milliseconds for the scores above the columns, unless the visitor asks for all of them. */
const COLUMNS_MS = 2_000;

const queue = "processor";
const SEARCH = { queue, rank: 1, isDone: isProved, merge, run: searchPosition } as const;

const MOVES = { isDone: (state: State) => factsOf(state).movesProved, merge, run: findMoveBounds };

const always = () => "always" as const;
const COMPARE = { queue, rank: 4, waits: always, startsOver: true, key: comparisonKey } as const;

export function otherQuestions(playMove: PlayMove): PlayQuestion[] {
  const finder = { trapBudgetMs, isReady, move: moveBySearch };
  return [...QUESTIONS, ...replyRows(finder, playMove)].map((row) => ({ ...row, boards: "other" }));
}

const QUESTIONS: PlayQuestion[] = [
  { ...SEARCH, name: "search", budgetMs: (state) => state.limits.budgetMs, key: answerableKey },
  { ...SEARCH, name: "replySearch", waits: replyWaits, budgetMs: replyBudgetMs, key: searchKey },
  {
    ...MOVES,
    name: "moves",
    queue,
    rank: 2,
    budgetMs: (state) => state.limits.budgetMs,
    // With gravity, the question "columns" finds the results.
    key: (state) => (state.settings.hints && !state.shape.gravity ? answerableKey(state) : null),
  },
  {
    ...MOVES,
    name: "columns",
    rank: 0,
    budgetMs: () => COLUMNS_MS,
    isOptional: true,
    key: (state) => (state.settings.hints && state.shape.gravity ? answerableKey(state) : null),
  },
  {
    name: "reason",
    rank: 0,
    waits: () => "never",
    isShort: true,
    isOptional: true,
    key: (state) => (showsFacts(state) ? positionKeyOf(state) : null),
    isDone: (state) => factsOf(state).reason !== undefined,
    run: findReason,
  },
  {
    name: "proof",
    rank: 0,
    onlyIfWished: true,
    isOptional: true,
    key: answerableKey,
    isDone: (state) => factsOf(state).proof?.isDone ?? false,
    merge,
    run: (context) => prove(context),
  },
  {
    name: "defaultDepth",
    queue,
    rank: 3,
    waits: always,
    key: (state) => (state.isEmbedded ? null : restingKey(state)),
    isDone: (state) => factsOf(state).defaultDepth !== null,
    run: (context) => findDefaultDepth(context),
  },
  {
    ...COMPARE,
    name: "compareAlphaBeta",
    isDone: (state) => runsOf(state)?.phase === "too-deep" || !!runsOf(state)?.["alpha-beta"],
    run: compareAlphaBeta,
  },
  {
    ...COMPARE,
    name: "compareMinimax",
    key: (state) => (isShortRun(runsOf(state)?.minimax) ? comparisonKey(state) : null),
    isDone: (state) => !runsOf(state)?.minimax?.isEstimate,
    run: compareMinimax,
  },
  {
    ...COMPARE,
    name: "depthRace",
    onlyIfWished: true,
    key: (state) => (runsOf(state)?.["alpha-beta"] ? raceKey(state) : null),
    // A race can be repeated.
    isDone: () => false,
    run: compareMinimax,
  },
  {
    name: "cost",
    queue,
    rank: 5,
    waits: always,
    key: (state) =>
      showsAnswers(state) && (state.isEmbedded || comparedDepth(state) > 0)
        ? restingKey(state)
        : null,
    isDone: () => false,
    run: (context) => findCost(context),
  },
];

/** Returns the position, unless the game is over or a computer moves next by itself. */
function restingKey(state: State) {
  return positionOf(state)?.finished || isReplyDue(state) ? null : positionKeyOf(state);
}

/** Returns such a position if the visitor can see answers. */
function answerableKey(state: State) {
  return showsFacts(state) ? restingKey(state) : null;
}

/** Returns the position in which a computer searches; for the book player, only without a trap. */
function searchKey(state: State) {
  const level = levelToMove(state);
  if (level !== "perfect" && level !== "book") return null;
  if (level === "book" && (factsOf(state).trap || !hasEnded(state, "trap"))) return null;
  return replyKey(state);
}

function isProved(state: State) {
  return factsOf(state).finding?.isBestProved ?? false;
}

/** True if the computer is weak, a trap or the best move is known, or the time is up. */
function isReady(state: State) {
  const level = levelToMove(state);
  const needsSearch = level === "perfect" || (level === "book" && !factsOf(state).trap);
  return !needsSearch || isProved(state) || hasEnded(state, "replySearch");
}

function comparisonKey(state: State) {
  const depth = comparedDepth(state);
  const key = restingKey(state);
  return key && depth > 0 ? `${key} ${depth}` : null;
}

/** Returns the key of a race. It has the switch, so that changing it ends the race. */
function raceKey(state: State) {
  const key = comparisonKey(state);
  return key && `${key} ${state.settings.pruning}`;
}

function runsOf(state: State) {
  const { comparison } = factsOf(state);
  return comparison?.depth === comparedDepth(state) ? comparison : null;
}

const isShortRun = (minimax?: DepthRun | null) => (minimax?.nodes ?? Infinity) <= BRIEF_NODES;
