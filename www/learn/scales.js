/** The slider of the figure that compares searches from nine free cells down to three. */
import { number, say } from "../messages/index.js";
import { make, setText } from "../base/elements.js";

export function openScales() {
  for (const box of document.querySelectorAll("figure[data-pairs]"))
    open(/** @type {HTMLElement} */ (box));
}

/** @param {HTMLElement} box */
function open(box) {
  /** Nodes of alpha-beta and of minimax, in each row. @type {[number, number][]} */
  const pairs = JSON.parse(box.dataset.pairs ?? "[]");
  const rows = [...box.querySelectorAll(".row")];
  const free = rows.map((_, index) => FULL - index);
  const scrub = make("input", {
    type: "range",
    min: free[free.length - 1],
    max: FULL,
    value: FULL,
  });
  const label = make("label", {}, say("figure-free"), scrub);
  const caption = make("figcaption", { "aria-live": "polite" });
  const show = () => {
    const at = FULL - Number(scrub.value);
    rows.forEach((row, index) => row.classList.toggle("chosen", index === at));
    const cells = say("figure-free-cells", { free: free[at] });
    const [alphaBeta, minimax] = pairs[at];
    scrub.setAttribute("aria-valuetext", cells);
    const values = { free: free[at], minimax, alphaBeta, percent: percentOf(alphaBeta / minimax) };
    setText(caption, say("figure-saved", values));
  };
  scrub.addEventListener("input", show);
  box.append(make("p", { class: "slider" }, label), caption);
  show();
}

/** The first row is the empty board. */
const FULL = 9;

/** @param {number} share */
function percentOf(share) {
  return number(share, { style: "percent", maximumSignificantDigits: 2 });
}
