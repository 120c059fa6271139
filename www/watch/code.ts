/** The algorithm as pseudocode, with the line that a step carries out. */
import { say } from "../messages/index.ts";
import { make, setText } from "../base/elements.ts";
import { addressOf } from "../page/address.ts";
import type { Kind, Step } from "../parts/search/steps.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";

/** The line of each kind of step, counted from 0. */
const LINES: Record<Kind, number> = { enter: 0, leaf: 1, improve: 5, narrow: 6, cut: 7, leave: 8 };

/** Minimax has no lines for a window. */
const LEAVE_MINIMAX = 6;
/** Where there is a depth limit, what happens there has a line of its own, after the end of the game. */
const LIMIT = 2;

/** The chapter that has the search in five languages. */
const CHAPTERS: Record<string, string> = {
  "code-minimax-tree": "minimax",
  "code-alpha-beta-tree": "alpha-beta",
  "code-minimax": "minimax",
  "code-alpha-beta": "win-soon",
  "code-minimax-limit": "evaluation",
  "code-alpha-beta-limit": "evaluation",
};

/** The line that a step carries out. */
function lineOf({ record, isLimited }: Subject, { kind, node }: Step) {
  if (kind === "leaf" && isLimited && record.isCutShort(node)) return LIMIT;
  const line = kind === "leave" && !record.pruning ? LEAVE_MINIMAX : LINES[kind];
  return isLimited && line >= LIMIT ? line + 1 : line;
}

/**
 * @param variables Gets the values of the algorithm's variables.
 * @param languages Leads to the chapter with the same search as a program.
 * @returns Shows the line of a step.
 */
export function codeView(
  list: HTMLElement,
  variables: HTMLElement,
  languages: HTMLElement,
): (moment: Moment) => void {
  let code = "";
  return function render({ subject, step, stands }) {
    const { pruning, convention } = subject.record;
    const { strict, hard, right } = convention;
    const words = say(subject.code, {
      cut: strict ? "gt" : "ge",
      values: hard ? "hard" : "soft",
      order: right ? "right" : "left",
    });
    if (words !== code) {
      code = words;
      const path = `learn/${CHAPTERS[subject.code]}/`;
      languages.setAttribute("href", addressOf({ place: "learn", path, fragment: "" }));
      list.replaceChildren(...code.split("\n").map((line) => make("li", {}, line)));
    }
    const current = lineOf(subject, step);
    [...list.children].forEach((item, index) => {
      if (index === current) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    keepInView(list.children[current]);
    const { alpha, beta, best } = stands[stands.length - 1];
    const { write } = subject;
    const values = { alpha: write(alpha), beta: write(beta), best: write(best) };
    setText(variables, say(pruning ? "code-variables" : "code-variables-minimax", values));
  };
}

/** Scrolls the panel, and nothing else, so that a line is in the part of it that is seen. */
function keepInView(line: Element) {
  const panel = line.closest(".tab-panel");
  const room = line.closest(".room");
  if (!panel || !room) return;
  const [inner, outer, seen] = [line, panel, room].map((box) => box.getBoundingClientRect());
  if (inner.height === 0) return;
  const bottom = Math.min(outer.bottom, seen.bottom);
  if (inner.top >= outer.top && inner.bottom <= bottom) return;
  // With the line before it, if there is room for both.
  const before = outer.top + 2 * inner.height <= bottom ? inner.height : 0;
  panel.scrollTop += inner.top - outer.top - before;
}
