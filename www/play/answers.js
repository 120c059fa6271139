/**
 * What the engines have answered: the one store of it, filled by whoever finds something. What is known of
 * a position is kept by its game and its board, what is known of a whole game by its moves.
 */
import { positionKey } from "./key.js";

/** @import { GameLine } from "../game/types.d.ts" */
/** @import { Algorithm, Bounds, Facts } from "./types.d.ts" */

/** What is proved where nothing is. @type {Bounds} */
export const NOTHING = { atLeast: null, atMost: null };

/** @type {Facts} */
export const UNKNOWN = {
  ...{ known: null, moves: [], best: [], exact: false, bounds: NOTHING },
  ...{ found: null, status: "idle", run: null, analyzing: false, played: null },
  ...{
    searches: { minimax: null, alphaBeta: null },
    times: null,
    usualDepth: null,
    toDepth: null,
    map: null,
  },
  ...{ estimates: {}, timed: null, review: null },
};

/** What is known at a moment: what is learned makes another one. */
export class Known {
  #facts;

  /** @param {ReadonlyMap<string, Facts>} [facts] */
  constructor(facts = new Map()) {
    this.#facts = facts;
  }

  /**
   * @param {string} game
   * @param {string} [of] A board; a line of `lineKey`; nothing for the game itself.
   */
  of(game, of = "") {
    return this.#facts.get(positionKey(game, of)) ?? UNKNOWN;
  }

  /**
   * @param {string} game
   * @param {string} of
   * @param {Partial<Facts>} facts What is new.
   */
  with(game, of, facts) {
    const known = { ...this.of(game, of), ...facts };
    return new Known(new Map(this.#facts).set(positionKey(game, of), known));
  }
}

export class Answers {
  /** What the page shows of them is as of its state. */
  known = new Known();

  /** @type {Known["of"]} */
  of(game, of) {
    return this.known.of(game, of);
  }

  /** @param {Parameters<Known["with"]>} learned */
  learn(...learned) {
    this.known = this.known.with(...learned);
  }
}

/** The name of a game's moves in the store. @param {Pick<GameLine, "start" | "moves">} line */
export const lineKey = ({ start, moves }) => [start, ...moves].join(" ");

/** @param {boolean} pruning @returns {Algorithm} */
export function algorithm(pruning) {
  return pruning ? "alphaBeta" : "minimax";
}
