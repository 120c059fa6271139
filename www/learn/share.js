/** The figure that asks what part of a tree will be visited, before it shows it. */
import { number, say } from "../messages/index.js";
import { button, make } from "../base/elements.js";

export function openShares() {
  for (const box of document.querySelectorAll("figure[data-map], figure[data-uniform]"))
    open(/** @type {HTMLElement} */ (box));
}

/** @param {HTMLElement} box */
function open(box) {
  const caption = /** @type {HTMLElement} */ (box.querySelector("figcaption"));
  caption.setAttribute("aria-live", "polite");
  caption.tabIndex = -1;
  box.classList.add("asking");
  const scrub = make("input", { type: "range", min: 0, max: 100, value: 50 });
  const percent = () => number(Number(scrub.value) / 100, { style: "percent" });
  const told = make("output", {}, percent());
  scrub.addEventListener("input", () => {
    told.textContent = percent();
    scrub.setAttribute("aria-valuetext", percent());
  });
  scrub.setAttribute("aria-valuetext", percent());
  /** @param {string} judged */
  const answer = (judged) => {
    for (const side of box.querySelectorAll(".unanswered")) side.remove();
    for (const side of box.querySelectorAll(".answered")) side.classList.remove("answered");
    box.classList.remove("asking");
    controls.remove();
    if (judged) caption.prepend(judged, " ");
    caption.focus({ preventScroll: true });
  };
  const controls = make(
    "div",
    { class: "slider" },
    make("label", {}, say("ask-share-label"), scrub, told),
    make(
      "div",
      { class: "handles" },
      button(say("check"), () => answer(say("judged-share", { percent: percent() }))),
      button(say("chapter-answer"), () => answer("")),
    ),
  );
  caption.after(controls);
}
