/**
 * A line of best play on the board, in place of the game: one goes through it by buttons that stand where
 * those of the game were, and comes back to the game as it was.
 */
import { answering } from "../../engine/workers.ts";
import { button, make } from "../../base/elements.ts";
import { say, words } from "../../messages/index.ts";
import { icon } from "../../page/icon.ts";
import { part } from "../../page/parts.ts";
import { stepText } from "../../parts/line/words.ts";
import type { Controller } from "./controller.ts";
import type { Turns } from "./turns.ts";
import type { GameState } from "../../game/state.ts";

export type LineOnBoard = ReturnType<typeof lineOnBoard>;

export function lineOnBoard(controller: Controller, turns: Turns) {
  let current: GameState;
  /** The moves of the game before the line. */
  let from = 0;
  /** What the line was asked for by. */
  let opener: Element | null = null;
  let asked = new AbortController();
  const steps = {
    first: tool("best-play-first", "skip-back", () => from),
    back: tool("best-play-back", "step-back", (at) => at - 1),
    next: tool("next", "step-forward", (at) => at + 1),
    last: tool("best-play-last", "skip-forward", (_, end) => end),
  };
  const close = button("", () => controller.setAside(null), { class: "primary" });
  close.append(icon("x"), make("span", {}, say("line-close")));
  const tools = make(
    "div",
    { class: "transport line", role: "group", "aria-label": say("line-buttons") },
    ...Object.values(steps),
    close,
  );
  tools.hidden = true;
  part("game-buttons").after(tools);

  function tool(id: MessageId, shape: string, target: (at: number, end: number) => number) {
    const step = button("", () => {
      const { aside } = current;
      if (aside) go(aside, target(aside.at, aside.moves.length));
    });
    step.append(icon(shape), make("span", {}, say(id)));
    return step;
  }

  function go(
    { positions, moves }: Pick<NonNullable<GameState["aside"]>, "positions" | "moves">,
    at: number,
  ) {
    if (at < from || at > moves.length) return;
    const { shape } = current;
    const text =
      at === from
        ? say("line-start", { number: from, cell: moves[from - 1] })
        : stepText(
            words,
            { shape, moves: moves.slice(from), positions: positions.slice(from) },
            at - from,
          );
    controller.setAside({ positions, moves, at, text });
  }

  return {
    /**
     * Plays the first of some moves after the beginning of the game; the others follow step by step.
     * @param at How many moves of the game come first.
     */
    async show(at: number, more: readonly number[]) {
      const { game, positions, shape } = current;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const { board } = positions[at];
      const played = await answering()
        .request("replay", [board, [...more], { game: shape.game }], { signal })
        .catch(() => signal.aborted || turns.say({ id: "game-review-failed" }));
      if (typeof played !== "object" || current.game !== game) return;
      from = at;
      opener = document.activeElement;
      const line = {
        positions: [...positions.slice(0, at), ...played.positions],
        moves: [...game.moves.slice(0, at), ...more],
      };
      // First without it, so that its stone is drawn.
      go(line, from);
      go(line, from + 1);
    },

    render(state: GameState) {
      current = state;
      const { aside } = state;
      const opens = tools.hidden && aside !== null;
      const closes = !tools.hidden && aside === null && tools.contains(document.activeElement);
      tools.hidden = aside === null;
      part("game-buttons").hidden = aside !== null;
      if (opens) {
        steps.next.focus({ preventScroll: true });
        for (const id of ["board", "turn"]) part(id).scrollIntoView({ block: "nearest" });
      }
      if (closes && opener instanceof HTMLElement) opener.focus();
      if (!aside) return;
      const [isFirst, isLast] = [aside.at === from, aside.at === aside.moves.length];
      for (const step of [steps.first, steps.back]) setOff(step, isFirst);
      for (const step of [steps.next, steps.last]) setOff(step, isLast);
    },
  };
}

const setOff = (step: Element, off: boolean) => step.setAttribute("aria-disabled", String(off));
