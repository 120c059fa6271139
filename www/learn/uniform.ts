/** The figure in which a tree's branching factor, its depth and the order of its moves are sliders. */
import { number, say } from "../messages/index.ts";
import { make, setText, one } from "../base/elements.ts";
import { fail } from "../page/start/place.ts";
import { LEAF_ORDERS, readUniform } from "./figure/uniform-tree.ts";
import { keysOf } from "../base/keys-of.ts";

/** What the sliders reach: with more, a leaf would be no pixel wide. */
const REACH = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

export function openUniforms() {
  for (const box of document.querySelectorAll<HTMLElement>("figure[data-uniform]")) open(box);
}

function open(box: HTMLElement) {
  const first = readUniform(box.dataset.uniform ?? "");
  const picture = one<Element>(box, ".picture .answered svg");
  const caption = one<Element>(box, "figcaption");
  caption.setAttribute("aria-live", "polite");
  const values = { ...first, order: LEAF_ORDERS.indexOf(first.order) };
  let asked = 0;
  const show = async () => {
    const mine = (asked += 1);
    const uniform = { ...values, order: LEAF_ORDERS[values.order] };
    try {
      const { searchedUniform, drawn } = await import("./figure/machinery.ts");
      const trace = await searchedUniform(uniform);
      if (mine === asked) setText(caption, drawn(picture, uniform, trace));
    } catch (error) {
      fail(error, show);
    }
  };
  const sliders = keysOf(REACH).map((name) => {
    const [min, max] = REACH[name];
    const scrub = make("input", { type: "range", min, max, value: values[name] });
    const text = () =>
      name === "order" ? say(`uniform-${LEAF_ORDERS[values.order]}`) : number(values[name]);
    const told = make("output", {}, text());
    scrub.setAttribute("aria-valuetext", text());
    scrub.addEventListener("input", () => {
      values[name] = Number(scrub.value);
      told.textContent = text();
      scrub.setAttribute("aria-valuetext", text());
      show();
    });
    return make("label", {}, say(`uniform-${name}`), scrub, told);
  });
  caption.before(make("div", { class: "slider sliders" }, ...sliders));
}
