/** The orders that were tried, with what each visits and how it was scored. */
import { make } from "../../page/elements.js";
import { number, say } from "../../messages/index.js";

/** Attempts that stay listed. */
const LISTED = 12;

export function triedList() {
  /** @type {import("./order.js").Count[]} */
  let counts = [];
  const body = make("tbody", {});
  const heads = ["order-column-order", "race-column-nodes", "order-scores"].map((id) =>
    make("th", { scope: "col" }, say(id)),
  );
  const table = make(
    "table",
    { class: "figures order-tried" },
    make("caption", {}, say("order-tried")),
    make("thead", {}, make("tr", {}, ...heads)),
    body,
  );
  return {
    element: make(
      "div",
      { class: "order-list", tabindex: 0, role: "group", "aria-label": say("order-tried") },
      table,
    ),
    /** @param {import("./order.js").Count} count */
    add(count) {
      const same = (/** @type {import("./order.js").Count} */ other) =>
        other.name === count.name && other.scoring === count.scoring;
      counts = [count, ...counts.filter((other) => !same(other))].slice(0, LISTED);
      body.replaceChildren(
        ...counts.map(({ name, nodes, scoring }) =>
          make(
            "tr",
            {},
            make("th", { scope: "row" }, name),
            make("td", {}, number(nodes)),
            make("td", {}, say(`order-${scoring}-short`)),
          ),
        ),
      );
    },
    /** What the others visit that were scored as the last one. */
    earlier: () =>
      counts
        .slice(1)
        .filter(({ scoring }) => scoring === counts[0].scoring)
        .map(({ nodes }) => nodes),
    clear() {
      counts = [];
      body.replaceChildren();
    },
  };
}
