/** The visitor's own orders that were tried with the same settings, with what each visits. */
import { make } from "../../base/elements.js";
import { number, say } from "../../messages/index.js";

/** Attempts that stay listed. */
const LISTED = 12;

/** @typedef {{ name: string, nodes: number }} TriedOrder */

export function triedList() {
  /** The last one first. @type {TriedOrder[]} */
  let all = [];
  let about = "";
  const body = make("tbody", {});
  const heads = ["order", "nodes-label"].map((id) => make("th", { scope: "col" }, say(id)));
  const element = make(
    "div",
    { class: "order-list", tabindex: 0, role: "group", "aria-label": say("order-tried") },
    make(
      "table",
      { class: "figures order-tried" },
      make("caption", {}, say("order-tried")),
      make("thead", {}, make("tr", {}, ...heads)),
      body,
    ),
  );

  /** @param {TriedOrder[]} list */
  function show(list) {
    all = list;
    element.hidden = all.length === 0;
    body.replaceChildren(
      ...all.map(({ name, nodes }) =>
        make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, number(nodes))),
      ),
    );
  }

  show([]);
  return {
    element,
    /** What the orders are counted of: with another subject the list begins anew. @param {string} subject */
    of(subject) {
      if (subject !== about) show([]);
      about = subject;
    },
    /** @param {TriedOrder} one */
    add(one) {
      show([one, ...all.filter(({ name }) => name !== one.name)].slice(0, LISTED));
    },
    /** What the others visit. */
    earlier: () => all.slice(1).map(({ nodes }) => nodes),
  };
}
