/** The move of a computer, as questions: the trap that it may set, and what it plays once that is found. */
import { loaded } from "../../engine/loaded.js";
import { algorithm } from "../game/facts.js";
import { computerReplies, computersOnly, factsOf, mover, position } from "../game/state.js";
import { isOver } from "./runner.js";

/** @import { Store } from "../game/store.js" */
/** @import { State } from "../game/state.js" */
/** @import { PlayQuestion } from "./runner.js" */

/** Milliseconds from the position to the computer's reply, so that eyes can follow. */
const REPLY = 350;
/** The same between two computers, at each speed. */
const PACES = { slow: 2_000, normal: 900, fast: 250 };

/**
 * @param {Store} store
 * @param {(move: number, signal: AbortSignal) => Promise<unknown>} play
 * @param {() => number} [now]
 * @returns {PlayQuestion[]}
 */
export function replies(store, play, now = () => performance.now()) {
  return [
    {
      ...{ name: "trap", lane: "board", rank: 0, whose: whoseReply },
      key: (state) => (mover(state) === "book" ? replyKey(state) : null),
      isDone: (state) => factsOf(state).trap !== null,
      async run(asking) {
        const { findTrap } = await loaded(import("./opponent.js"));
        await findTrap(store, asking);
      },
    },
    {
      ...{ name: "reply", lane: "reply", rank: 0, whose: whoseReply },
      key: (state) => (isReady(state) ? replyKey(state) : null),
      isDone: () => false,
      async run({ state, signal, pause }) {
        const pace = computersOnly(state.settings) ? PACES[state.speed] : REPLY;
        await pause(state.stepping ? 0 : Math.max(0, pace - (now() - state.since)));
        const move = await chosen(store, state, signal);
        if (move !== null) await play(move, signal);
      },
    },
  ];
}

/** Of two computers nobody waits for a move. @param {State} state */
export const whoseReply = ({ settings }) => (computersOnly(settings) ? "page" : "opponent");

/** What a computer is asked; null if none is to move. @param {State} state */
export function replyKey(state) {
  if (!computerReplies(state)) return null;
  const { game, settings, bug } = state;
  return [game.link, game.at, mover(state), settings.pruning, bug].join(" ");
}

/** Whether all that the computer looks for is found, or is not to be had in time. @param {State} state */
function isReady(state) {
  const level = mover(state);
  const facts = factsOf(state);
  if (state.shape.exhaustive) {
    if (level === "casual" || level === "random") return facts.exact;
    if (level === "book" && !facts.trap) return isOver(state, "trap");
    return (
      facts.trap !== null ||
      state.bug !== null ||
      facts.searches[algorithm(state.settings.pruning)] !== null
    );
  }
  if (level === "casual" || level === "random") return true;
  if (level === "book" && facts.trap) return true;
  return facts.known?.bestProved === true || isOver(state, "ponder");
}

/**
 * What the computer whose turn it is plays. What takes more than a look at the facts is loaded for it.
 * @param {Store} store
 * @param {State} state
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>}
 */
async function chosen(store, state, signal) {
  const { bug, settings, shape } = state;
  if (shape.exhaustive && mover(state) === "perfect" && !bug) {
    const { board } = position(state);
    const found = store.facts.of(shape.game, board).searches[algorithm(settings.pruning)];
    return found?.index ?? null;
  }
  const { moveOf } = await loaded(import("./opponent.js"));
  return moveOf(store, state, signal);
}
