/**
 * What is asked about a board whose every position a search takes to the end in a moment: the answer, the other search's,
 * what each move is worth; then the nodes of earlier turns, the map, and last the times, which keep the engine busy.
 */
import { loaded } from "../../engine/loaded.js";
import { algorithm } from "../game/facts.js";
import {
  answersShown,
  computerReplies,
  computersOnly,
  factsOf,
  mover,
  position,
} from "../game/state.js";

/** @import { BestMove, Outcome } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { Algorithm } from "../game/facts.js" */
/** @import { Finding } from "../game/finding.js" */
/** @import { State } from "../game/state.js" */
/** @import { Store } from "../game/store.js" */
/** @import { Asking, PlayQuestion } from "./runner.js" */

/** @typedef {{ store: Store, engine: Pick<Engine, "request"> }} Small */

/**
 * How many columns the map has: with ten plies it takes 19 kB. A prime: a column in which two nodes meet shows where one
 * ends, and no share of the leaves ends just between two of so many columns.
 */
const COLUMNS = 479;

const page = () => /** @type {const} */ ("page");

/**
 * @param {Small} small The engine that knows the one game.
 * @param {{ map?: boolean }} [shows] Whether the page shows a map of the whole tree.
 * @returns {PlayQuestion[]}
 */
export function atOnce(small, { map = true } = {}) {
  const row = { lane: "moment", whose: page };
  const quick = { ...row, atOnce: true };
  return [
    {
      ...quick,
      name: "playing",
      rank: 0,
      ...searchOf(small, boardOf, (state) => algorithm(state.settings.pruning)),
    },
    {
      ...quick,
      name: "other",
      rank: 1,
      ...searchOf(small, boardOf, (state) => algorithm(!state.settings.pruning)),
    },
    { ...quick, name: "moves", rank: 2, ...movesOf(small) },
    {
      ...quick,
      name: "turns",
      rank: 3,
      ...searchOf(small, turnOf, (state) => algorithm(state.settings.pruning)),
    },
    ...(map ? [{ ...row, name: "map", rank: 4, atOnce: true, ...mapOf(small) }] : []),
    { ...row, name: "times", rank: 5, timed: true, ...timesOf(small) },
  ];
}

/** The board that is asked about, where this takes a moment. @param {State} state */
function boardOf(state) {
  return state.shape.exhaustive ? position(state).board : null;
}

/** The first board of the game whose search is not known. @param {State} state */
function turnOf(state) {
  if (!state.shape.exhaustive) return null;
  const by = algorithm(state.settings.pruning);
  const isOpen = (/** @type {State["positions"][number]} */ { board, finished }) =>
    !finished && state.facts.of(state.shape.game, board).searches[by] === null;
  return state.positions.find(isOpen)?.board ?? null;
}

/**
 * A textbook search to the end.
 * @param {Small} small
 * @param {(state: State) => string | null} of The board.
 * @param {(state: State) => Algorithm} by
 * @returns {Pick<PlayQuestion, "key" | "isDone" | "run">}
 */
function searchOf({ store, engine }, of, by) {
  return {
    key: (state) => of(state) && `${of(state)} ${by(state)}`,
    isDone: (state) =>
      state.facts.of(state.shape.game, of(state) ?? "").searches[by(state)] !== null,
    async run({ state, signal }) {
      const [board, name] = [of(state) ?? "", by(state)];
      const { game } = state.shape;
      const found = await engine.request("best_move", [board, name === "alphaBeta"], { signal });
      const { searches } = store.facts.of(game, board);
      store.learn(game, board, {
        searches: { ...searches, [name]: found },
        found: findingOf(found),
      });
    },
  };
}

/** What each move is worth: for whoever looks, and for a computer that chooses by it. @param {Small} small @returns {Pick<PlayQuestion, "key" | "isDone" | "run">} */
function movesOf({ store, engine }) {
  return {
    key: (state) => (answersShown(state) || choosesByWorth(state) ? openBoardOf(state) : null),
    isDone: (state) => factsOf(state).exact,
    async run({ state, signal }) {
      const { board } = position(state);
      const { moves, best } = await engine.request("analyze", [board], { signal });
      const scored = moves.map(({ move, ...worth }) => ({ move, ...exactBounds(worth) }));
      store.learn(state.shape.game, board, { moves: scored, best });
    },
  };
}

/** @param {State} state */
function choosesByWorth(state) {
  const level = mover(state);
  return computerReplies(state) && (level === "casual" || level === "random");
}

/** The board, unless the game is over. @param {State} state */
const openBoardOf = (state) => (position(state).finished ? null : boardOf(state));

/** The board, unless a computer that answers soon would only wait for the answer. @param {State} state */
function restingBoardOf(state) {
  const answersSoon = computerReplies(state) && !computersOnly(state.settings);
  return answersSoon ? null : openBoardOf(state);
}

/** What of the whole tree alpha-beta visits. @param {Small} small @returns {Pick<PlayQuestion, "key" | "isDone" | "run">} */
function mapOf({ store, engine }) {
  return {
    key: restingBoardOf,
    isDone: (state) => factsOf(state).map !== null,
    async run({ state, signal }) {
      const { board } = position(state);
      const args = /** @type {const} */ ([board, true, COLUMNS]);
      const map = await engine.request("trace_map", [...args], { signal });
      store.learn(state.shape.game, board, { map });
    },
  };
}

/** @param {Small} small @returns {Pick<PlayQuestion, "key" | "isDone" | "run">} */
function timesOf(small) {
  return {
    key: restingBoardOf,
    isDone: (state) => factsOf(state).times?.ratio != null,
    async run(/** @type {Asking} */ asking) {
      const { measureTimes } = await loaded(import("./times.js"));
      await measureTimes(small, asking);
    },
  };
}

/**
 * What a search to the end knows: that is proved from both sides.
 * @param {{ outcome: Outcome, plies: number | null }} worth
 */
function exactBounds({ outcome, plies }) {
  const ending = outcome === "unknown" ? null : { outcome, plies: plies ?? 0 };
  return { atLeast: ending, atMost: ending };
}

/** @param {BestMove} found @returns {Finding} */
function findingOf({ index, nodes, principalVariation, ...worth }) {
  const bounds = exactBounds(worth);
  return {
    ...{ ...bounds, proved: bounds.atLeast, depth: null, best: index, bestProved: index !== null },
    ...{ line: principalVariation, nodes, measured: null },
    ...{ memory: 0, memoryRefused: false, source: "search" },
  };
}
