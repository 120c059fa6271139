/** The path from the root to where the search is: at each node what is known there. */
import { say } from "../messages/index.ts";
import { make, setText } from "../base/elements.ts";
import { valueText } from "../parts/search/value-text.ts";
import type { Stand } from "../parts/search/path-state.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";

/** @returns Shows the path at a step. */
export function pathList(
  list: HTMLElement,
  jump: (node: number) => void,
): (moment: Moment) => void {
  let stations: { node: number; item: HTMLElement; button: HTMLElement; lines: HTMLElement[] }[] =
    [];
  let current: Subject | null = null;

  const station = (subject: Subject, { node, player }: Stand) => {
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
