/** The boards from the position that is searched to where the search is. */
import { say } from "../messages/index.js";
import { miniBoard } from "./miniboard.js";
import { figure } from "./numberline.js";

/** @typedef {import("./record.js").SearchRecord} SearchRecord */
/** @typedef {import("./record.js").Stand} Stand */

/**
 * @param {HTMLElement} list
 * @param {SearchRecord} record
 * @param {Stand[]} stands
 * @param {number | null} owner The node whose bound has just cut, if one has.
 * @param {(node: number) => void} jump
 */
export function renderPath(list, record, stands, owner, jump) {
  list.replaceChildren(
    ...stands.map((stand, depth) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "station";
      button.classList.toggle("owner", stand.node === owner);
      button.classList.toggle("here", depth === stands.length - 1);
      const board = miniBoard(record.board(stand.node), record.trace.moves[stand.node]);
      button.append(board, ...lines(record, stand));
      button.addEventListener("click", () => jump(stand.node));
      item.append(button);
      return item;
    }),
  );
}

/**
 * @param {SearchRecord} record
 * @param {Stand} stand
 */
function lines(record, { node, player, alpha, beta, best }) {
  const move = record.trace.moves[node];
  const texts = [
    node === 0
      ? say("step-path-root")
      : say("moves-jump", { player: record.player(record.trace.parents[node]), cell: move }),
    say(`step-side-${player === "X" ? "x" : "o"}`),
    best === null ? say("step-best-none") : say("step-best", { value: figure(best) }),
  ];
  if (record.pruning) {
    texts.push(say("step-window", { alpha: figure(alpha), beta: figure(beta) }));
  }
  return texts.map((text, index) => {
    const line = document.createElement("span");
    line.className = index === 0 ? "unseen" : "line";
    line.textContent = text;
    return line;
  });
}
