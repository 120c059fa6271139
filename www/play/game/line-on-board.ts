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
import type { IconName } from "../../page/icon-names.ts";
import type { Controller } from "./controller.ts";
import type { Turns } from "./turns.ts";
import type { GameState } from "../../game/state.ts";

export type LineOnBoard = ReturnType<typeof lineOnBoard>;

type Aside = NonNullable<GameState["aside"]>;

/** Where a button leads: from one place of a line, which has a first and a last one. */
type Target = (at: number, first: number, last: number) => number;

export function lineOnBoard(controller: Controller, turns: Turns) {
  let current: GameState;
  /** The moves of the game before the line. */
  let from = 0;
  /** What the line was asked for by. */
  let opener: Element | null = null;
  let asked = new AbortController();
  const { box, steps } = lineTools(
    (target) => {
      const { aside } = current;
      if (aside) go(aside, target(aside.at, from, aside.moves.length));
    },
    () => controller.setAside(null),
  );
  part("game-buttons").after(box);

  function go({ positions, moves }: Pick<Aside, "positions" | "moves">, at: number) {
    if (at < from || at > moves.length) return;
    const line = {
      shape: current.shape,
      moves: moves.slice(from),
      positions: positions.slice(from),
    };
    const text =
      at === from
        ? say("line-start", { number: from, cell: moves[from - 1] })
        : stepText(words, line, at - from);
    controller.setAside({ positions, moves, at, text });
  }

  /** Plays moves after one of the game's positions; undefined if that has failed, or another game is there by then. */
  async function played(at: number, more: readonly number[]) {
    const { game, positions, shape } = current;
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const { board } = positions[at];
    const found = await answering()
      .request("replay", [board, [...more], { game: shape.game }], { signal })
      .catch(() => signal.aborted || turns.say({ id: "game-review-failed" }));
    if (typeof found !== "object" || current.game !== game) return;
    return {
      positions: [...positions.slice(0, at), ...found.positions],
      moves: [...game.moves.slice(0, at), ...more],
    };
  }

  return {
    /**
     * Plays the first of some moves after the beginning of the game; the others follow step by step.
     * @param at How many moves of the game come first.
     */
    async show(at: number, more: readonly number[]) {
      const line = await played(at, more);
      if (!line) return;
      from = at;
      opener = document.activeElement;
      // First without it, so that its stone is drawn.
      go(line, from);
      go(line, from + 1);
    },

    render(state: GameState) {
      current = state;
      const { aside } = state;
      const opens = box.hidden && aside !== null;
      const closes = !box.hidden && aside === null && box.contains(document.activeElement);
      box.hidden = aside === null;
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

/** The buttons that go through a line, and close it. */
function lineTools(go: (target: Target) => void, shut: () => void) {
  const tool = (id: MessageId, shape: IconName, target: Target) => {
    const step = button("", () => go(target));
    step.append(icon(shape), make("span", {}, say(id)));
    return step;
  };
  const steps = {
    first: tool("best-play-first", "skip-back", (_, first) => first),
    back: tool("best-play-back", "step-back", (at) => at - 1),
    next: tool("next", "step-forward", (at) => at + 1),
    last: tool("best-play-last", "skip-forward", (_at, _first, last) => last),
  };
  const close = button("", shut, { class: "primary" });
  close.append(icon("x"), make("span", {}, say("line-close")));
  const names = { class: "transport line", role: "group", "aria-label": say("line-buttons") };
  const box = make("div", names, ...Object.values(steps), close);
  box.hidden = true;
  return { box, steps };
}

const setOff = (step: Element, off: boolean) => step.setAttribute("aria-disabled", String(off));
