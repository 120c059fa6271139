/**
 * The questions about a board on which every search to the end takes a moment: the answer, the answer of the other search,
 * and the worth of each move; then the nodes of earlier turns, the map, and last the times, which keep the engine busy.
 */
import { loaded } from "../../engine/loaded.ts";
import { algorithm } from "../game/facts.ts";
import {
  answersShown,
  computerReplies,
  computersOnly,
  factsOf,
  mover,
  position,
} from "../game/state.ts";
import type { BestMove, Outcome } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Algorithm } from "../game/facts.ts";
import type { Finding } from "../game/finding.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { Asking, PlayQuestion } from "./runner.ts";

type Small = { store: Store; engine: Pick<Engine, "request"> };

/**
 * How many columns the map has. With ten plies it takes 19 kB. The number is a prime, so that no share of the leaves ends
 * just between two columns: the column in which two nodes meet shows where one ends.
 */
const COLUMNS = 479;

/**
 * @param small The engine that knows the one game.
 * @param shows Whether the page shows a map of the whole tree.
 */
export function atOnce(small: Small, { map = true }: { map?: boolean } = {}): PlayQuestion[] {
  const quick = { lane: "moment", atOnce: true };
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
    ...(map ? [{ ...quick, name: "map", rank: 4, ...mapOf(small) }] : []),
    { lane: "moment", name: "times", rank: 5, timed: true, ...timesOf(small) },
  ];
}

/** The board that is asked about, where this takes a moment. */
function boardOf(state: State) {
  return state.shape.exhaustive ? position(state).board : null;
}

/** The first board of the game whose search is not known. */
function turnOf(state: State) {
  if (!state.shape.exhaustive) return null;
  const by = algorithm(state.settings.pruning);
  const isOpen = ({ board, finished }: State["positions"][number]) =>
    !finished && state.facts.of(state.shape.game, board).searches[by] === null;
  return state.positions.find(isOpen)?.board ?? null;
}

/**
 * A textbook search to the end.
 * @param of The board.
 */
function searchOf(
  { store, engine }: Small,
  of: (state: State) => string | null,
  by: (state: State) => Algorithm,
): Pick<PlayQuestion, "key" | "isDone" | "run"> {
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

/** What each move is worth: for whoever looks, and for a computer that chooses by it. */
function movesOf({ store, engine }: Small): Pick<PlayQuestion, "key" | "isDone" | "run"> {
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

function choosesByWorth(state: State) {
  const level = mover(state);
  return computerReplies(state) && (level === "casual" || level === "random");
}

/** The board, unless the game is over. */
const openBoardOf = (state: State) => (position(state).finished ? null : boardOf(state));

/** The board, unless a computer that answers soon would only wait for the answer. */
function restingBoardOf(state: State) {
  const answersSoon = computerReplies(state) && !computersOnly(state.settings);
  return answersSoon ? null : openBoardOf(state);
}

/** What of the whole tree alpha-beta visits. */
function mapOf({ store, engine }: Small): Pick<PlayQuestion, "key" | "isDone" | "run"> {
  return {
    key: restingBoardOf,
    isDone: (state) => factsOf(state).map !== null,
    async run({ state, signal }) {
      const { board } = position(state);
      const map = await engine.request("trace_map", [board, true, COLUMNS], { signal });
      store.learn(state.shape.game, board, { map });
    },
  };
}

function timesOf(small: Small): Pick<PlayQuestion, "key" | "isDone" | "run"> {
  return {
    // The frames of a race would slow down what is timed.
    key: (state) => (state.race?.phase === "running" ? null : restingBoardOf(state)),
    isDone: (state) => factsOf(state).times?.ratio != null,
    async run(asking: Asking) {
      const { measureTimes } = await loaded(import("./times.ts"));
      await measureTimes(small, asking);
    },
  };
}

/** What a search to the end knows: that is proved from both sides. */
function exactBounds({ outcome, plies }: { outcome: Outcome; plies: number | null }) {
  const ending = outcome === "unknown" ? null : { outcome, plies: plies ?? 0 };
  return { atLeast: ending, atMost: ending };
}

function findingOf({ index, nodes, principalVariation, ...worth }: BestMove): Finding {
  const bounds = exactBounds(worth);
  return {
    ...bounds,
    proved: bounds.atLeast,
    depth: null,
    best: index,
    bestProved: index !== null,
    line: principalVariation,
    nodes,
    measured: null,
    memory: 0,
    memoryRefused: false,
    source: "search",
  };
}
