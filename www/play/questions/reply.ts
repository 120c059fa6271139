/** The move of a computer, as two questions: a trap to set, and the reply. */
import { loadCode } from "../../engine/engine.ts";
import { levelToMove } from "../../game/state.ts";
import { factsOf, hasOnlyComputers, isReplyDue, type State } from "../state/play-state.ts";
import type { QuestionContext, PlayQuestion } from "../state/question.ts";

/** The pause before a reply, in milliseconds, so that visitors can follow. */
const REPLY_MS = 350;
/** Milliseconds between the moves of two computers. */
const PACE_MS = 900;

/** The computers' way to find moves on one kind of board. */
interface Finder {
  /** Returns the time limit for finding a trap. */
  trapBudgetMs?: PlayQuestion["budgetMs"];
  /** True if a computer has the facts that it needs, or if its time is up. */
  isReady: (state: State) => boolean;
  move: (context: QuestionContext) => Promise<number | null>;
}

export type PlayMove = (move: number, signal: AbortSignal) => Promise<unknown>;

export function replyRows(finder: Finder, playMove: PlayMove): PlayQuestion[] {
  return [
    {
      name: "trap",
      rank: 0,
      waits: replyWaits,
      budgetMs: finder.trapBudgetMs,
      key: (state) => (levelToMove(state) === "book" ? replyKey(state) : null),
      isDone: (state) => factsOf(state).trap !== null,
      async run(context) {
        const { findTrap } = await loadCode(import("./computer-moves.ts"));
        await findTrap(context);
      },
    },
    {
      name: "reply",
      rank: 0,
      waits: replyWaits,
      key: (state) => (finder.isReady(state) ? replyKey(state) : null),
      isDone: () => false,
      isAct: true,
      async run(context) {
        const { state, signal, pause } = context;
        const pace = hasOnlyComputers(state.settings) ? PACE_MS : REPLY_MS;
        await pause(Math.max(0, pace - (performance.now() - state.since)));
        const chosen = await finder.move(context);
        if (chosen !== null) await playMove(chosen, signal);
      },
    },
  ];
}

/** Two computers wait for a visible tab, because no visitor waits for their moves. */
export const replyWaits = ({ settings }: State) =>
  hasOnlyComputers(settings) ? "unless-wished" : "never";

/** @returns Null if no computer is to move. */
export function replyKey(state: State) {
  if (!isReplyDue(state)) return null;
  const { line, settings, bug } = state;
  return [line.link, line.at, levelToMove(state), settings.pruning, bug].join(" ");
}
