/** The move of a computer, as two questions: a trap to set, and the reply. */
import { loaded } from "../../engine/engine.ts";
import { algorithm } from "../game/facts.ts";
import { computerPlays, computersOnly, factsOf, mover } from "../game/state.ts";
import { isOver } from "./runner.ts";
import type { State } from "../game/state.ts";
import type { Asking, PlayQuestion } from "./question.ts";

/** Milliseconds before a reply, so that visitors can follow. */
const REPLY = 350;
/** Milliseconds between moves of two computers. */
const PACE = 900;

export function replies(
  play: (move: number, signal: AbortSignal) => Promise<unknown>,
  now: () => number = () => performance.now(),
): PlayQuestion[] {
  return [
    {
      name: "trap",
      lane: "board",
      rank: 0,
      whose: whoseReply,
      key: (state) => (mover(state) === "book" ? replyKey(state) : null),
      isDone: (state) => factsOf(state).trap !== null,
      async run(asking) {
        const { findTrap } = await loaded(import("./opponent.ts"));
        await findTrap(asking);
      },
    },
    {
      name: "reply",
      lane: "reply",
      rank: 0,
      whose: whoseReply,
      key: (state) => (isReady(state) ? replyKey(state) : null),
      isDone: () => false,
      isAct: true,
      async run(asking) {
        const { state, signal, pause } = asking;
        const pace = computersOnly(state.settings) ? PACE : REPLY;
        await pause(Math.max(0, pace - (now() - state.since)));
        const move = await chosen(asking);
        if (move !== null) await play(move, signal);
      },
    },
  ];
}

/** Nobody waits for the moves of two computers. */
export const whoseReply = ({ settings }: State) => (computersOnly(settings) ? "page" : "opponent");

/** Null if no computer is to move. */
export function replyKey(state: State) {
  if (!computerPlays(state)) return null;
  const { game, settings, bug } = state;
  return [game.link, game.at, mover(state), settings.pruning, bug].join(" ");
}

/** True if the computer has what it needs, or its time is up. */
function isReady(state: State) {
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

/** Chooses the move. Only the best move on 3×3 needs no more code. */
async function chosen(asking: Asking) {
  const { bug, settings, shape } = asking.state;
  const { searches, trap } = factsOf(asking.state);
  const level = mover(asking.state);
  const isBest = level === "perfect" || (level === "book" && !trap);
  if (shape.exhaustive && isBest && !bug)
    return searches[algorithm(settings.pruning)]?.index ?? null;
  const { moveOf } = await loaded(import("./opponent.ts"));
  return moveOf(asking);
}
