/** The boards from the position that is searched to where the search is. */
import { say } from "../messages/index.js";
import { miniBoard, shape } from "../board/picture.js";
import { figure } from "./number-line.js";
import { TreeRecord } from "./own-tree-record.js";

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
      const drawn = record instanceof TreeRecord ? [] : [boardOf(record, stand.node)];
      button.append(...drawn, ...lines(record, stand));
      button.addEventListener("click", () => jump(stand.node));
      item.append(button);
      return item;
    }),
  );
  if (owner !== null) list.lastElementChild?.append(lineToOwner(list));
}

/** A line from where the window has closed to the ancestor that owns the bound. @param {HTMLElement} list */
function lineToOwner(list) {
  const [from, to] = [".station.here", ".station.owner"].map((station) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (
      list.querySelector(station)
    );
    return { x: offsetLeft + offsetWidth / 2, bottom: offsetTop + offsetHeight };
  });
  const low = Math.max(from.bottom, to.bottom) + 14;
  const d = `M${from.x} ${from.bottom}V${low}H${to.x}V${to.bottom}m-5 7l5-7l5 7`;
  const drawing = shape("svg", { class: "owner-line", "aria-hidden": "true" });
  drawing.append(shape("path", { d }));
  return drawing;
}

/** @param {SearchRecord} record @param {number} node */
function boardOf(record, node) {
  return miniBoard(record.board(node), record.trace.moves[node]);
}

/** What led to a node. @param {SearchRecord} record @param {number} node */
function name(record, node) {
  const tree = record instanceof TreeRecord;
  if (node === 0) return say(tree ? "tree-path-root" : "step-path-root");
  const player = record.player(record.trace.parents[node]);
  return say(tree ? "tree-path-branch" : "moves-jump", { player, ...record.moveNames(node) });
}

/**
 * @param {SearchRecord} record
 * @param {Stand} stand
 */
function lines(record, { node, player, alpha, beta, best }) {
  const texts = [
    name(record, node),
    sideText(record, player),
    best === null ? say("step-best-none") : say("step-best", { value: figure(best) }),
  ];
  if (record.pruning) {
    texts.push(say("step-window", { alpha: figure(alpha), beta: figure(beta) }));
  }
  return texts.map((text, index) => {
    const line = document.createElement("span");
    line.className = index === 0 && !(record instanceof TreeRecord) ? "unseen" : "line";
    line.textContent = text;
    return line;
  });
}

/**
 * MAX or MIN, and on boards whose they are.
 * @param {SearchRecord} record
 * @param {import("./record.js").Player} player
 */
export function sideText(record, player) {
  const side = player === "X" ? "x" : "o";
  return say(record instanceof TreeRecord ? `tree-side-${side}` : `step-side-${side}`);
}
