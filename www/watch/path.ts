/** The path from the root to where the search is: at each node what is known there. */
import { say } from "../messages/index.js";
import { make, setText } from "../base/elements.js";
import { valueText } from "../parts/search/value-text.js";

/** @import { Stand } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Moment } from "./types.d.ts" */

/**
 * @param {HTMLElement} list
 * @param {(node: number) => void} jump
 * @returns {(moment: Moment) => void} Shows the path at a step.
 */
export function pathList(list, jump) {
  /** @type {{ node: number, item: HTMLElement, button: HTMLElement, lines: HTMLElement[] }[]} */
  let stations = [];
  /** @type {Subject | null} */
  let current = null;

  /** @param {Subject} subject @param {Stand} stand */
  const station = (subject, { node, player }) => {
    const lines = [0, 1].map(() => make("span", { class: "line" }));
    const name = make("strong", { class: "line" }, subject.name(node));
    const side = make("span", { class: "line" }, subject.side(player));
    const words = make("span", { class: "station-words" }, name, side, ...lines);
    const button = make("button", { type: "button", class: "station", onclick: () => jump(node) });
    button.append(subject.picture(node), words);
    const item = make("li", {}, button);
    return { node, item, button, lines };
  };

  return function render({ subject, step, stands }) {
    if (subject !== current) {
      current = subject;
      stations = [];
      list.replaceChildren();
    }
    // The stations that the new path shares with the old one stay.
    const shared = stations.findIndex(({ node }, depth) => stands[depth]?.node !== node);
    const keep = shared < 0 ? stations.length : shared;
    for (const { item } of stations.splice(keep)) item.remove();
    for (const stand of stands.slice(keep)) {
      const added = station(subject, stand);
      stations.push(added);
      list.append(added.item);
    }
    const owner = step.kind === "cut" ? subject.record.reason(step.here).owner : null;
    stations.forEach(({ node, button, lines }, depth) => {
      const { best, chosen, alpha, beta, alphaFrom, betaFrom } = stands[depth];
      button.classList.toggle("owner", node === owner);
      button.classList.toggle("here", depth === stands.length - 1);
      const value = valueText(subject, best, chosen);
      setText(lines[0], best === null ? say("step-best-none") : say("step-best", { value }));
      const values = {
        alpha: valueText(subject, alpha, alphaFrom),
        beta: valueText(subject, beta, betaFrom),
      };
      setText(lines[1], subject.record.pruning ? say("step-window", values) : "");
    });
    const last = stations[stations.length - 1]?.item;
    // Only the list moves, not the page.
    if (last) list.scrollTo({ left: last.offsetLeft, top: last.offsetTop });
  };
}
