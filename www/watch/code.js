/** The algorithm as pseudocode, with the line that a step carries out. */
import { say } from "../messages/index.js";
import { figure } from "./number-line.js";

/** @typedef {import("./record.js").Kind} Kind */

/** The line of each kind of step, counted from 0. @type {Record<Kind, number>} */
const LINES = { enter: 0, leaf: 1, improve: 5, narrow: 6, cut: 7, leave: 8 };

/** Minimax has no lines for a window. */
const LEAVE_MINIMAX = 6;

/**
 * The values of its variables at the node where the search is.
 * @param {boolean} pruning
 * @param {import("./record.js").Stand} stand
 */
export function variables(pruning, { alpha, beta, best }) {
  const values = { alpha: figure(alpha), beta: figure(beta), best: figure(best) };
  return say(pruning ? "code-variables" : "code-variables-minimax", values);
}

/** In the words of positions, and in those of written-out trees. */
const CODES = {
  board: { pruned: "code-alpha-beta", full: "code-minimax" },
  tree: { pruned: "code-alpha-beta-tree", full: "code-minimax-tree" },
};

/**
 * @param {HTMLElement} list
 * @param {keyof typeof CODES} game
 * @param {boolean} pruning
 * @param {Kind} kind
 */
export function renderCode(list, game, pruning, kind) {
  const code = CODES[game][pruning ? "pruned" : "full"];
  if (list.dataset.code !== code) {
    list.dataset.code = code;
    const lines = say(code).split("\n");
    list.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );
  }
  const current = kind === "leave" && !pruning ? LEAVE_MINIMAX : LINES[kind];
  [...list.children].forEach((item, index) => {
    if (index === current) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
}
