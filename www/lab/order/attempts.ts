/** The visitor's own orders that were tried with the same settings, with what each visits. */
import { make } from "../../base/elements.ts";
import { number, say } from "../../messages/index.ts";

/** Attempts that stay listed. */
const LISTED = 12;

type TriedOrder = { name: string; nodes: number };

export function triedList() {
  /** The last one first. */
  let all: TriedOrder[] = [];
  let about = "";
  const body = make("tbody", {});
  const heads = [say("order"), say("nodes-label")].map((id) => make("th", { scope: "col" }, id));
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

  function show(list: TriedOrder[]) {
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
    /** What the orders are counted of: with another subject the list begins anew. */
    of(subject: string) {
      if (subject !== about) show([]);
      about = subject;
    },
    add(one: TriedOrder) {
      show([one, ...all.filter(({ name }) => name !== one.name)].slice(0, LISTED));
    },
    /** What the others visit. */
    earlier: () => all.slice(1).map(({ nodes }) => nodes),
  };
}
