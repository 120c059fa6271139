/** The figure in which a tree's branching factor, its depth and the order of its moves are sliders. */
import { number, say } from "../messages/index.js";
import { make, setText } from "../base/elements.js";
import { fail } from "../page/start/place.js";
import { LEAF_ORDERS, readUniform } from "./figure/uniform-tree.js";

/** What the sliders reach: with more, a leaf would be no pixel wide. */
const REACH = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

export function openUniforms() {
  for (const box of document.querySelectorAll("figure[data-uniform]"))
    open(/** @type {HTMLElement} */ (box));
}

/** @param {HTMLElement} box */
function open(box) {
  const first = readUniform(box.dataset.uniform ?? "");
  const picture = /** @type {Element} */ (box.querySelector(".picture .answered svg"));
  const caption = /** @type {Element} */ (box.querySelector("figcaption"));
  caption.setAttribute("aria-live", "polite");
  const values = { ...first, order: LEAF_ORDERS.indexOf(first.order) };
  let asked = 0;
  const show = async () => {
    const mine = (asked += 1);
    const uniform = { ...values, order: LEAF_ORDERS[values.order] };
    try {
      const { searchedUniform, drawn } = await import("./figure/machinery.js");
      const trace = await searchedUniform(uniform);
      if (mine === asked) setText(caption, drawn(picture, uniform, trace));
    } catch (error) {
      fail(error, show);
    }
  };
  const sliders = /** @type {(keyof typeof REACH)[]} */ (Object.keys(REACH)).map((name) => {
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
