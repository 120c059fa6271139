/** A figure that asks for a number before it shows it: what part of a tree will be visited, or how many nodes. */
import { number, say } from "../messages/index.ts";
import { button, make, one } from "../base/elements.ts";
import { coverText } from "./figure/prediction.ts";
import { placeOn } from "./drawing/scale.ts";

/** What is estimated, by a slider that goes from 0 to `most` and begins at `first`. */
interface Estimated {
  most: number;
  first: number;
  /** The estimate as it is written. */
  text: (at: number) => string;
  /** Shows it in the picture. */
  moved?: (at: number) => void;
  /** What is said of it. */
  judged: (at: number) => string;
}

export function openEstimates() {
  for (const box of document.querySelectorAll<HTMLElement>(
    "figure:is([data-map], [data-uniform], [data-scale])",
  ))
    open(box);
}

const share: Estimated = {
  most: 100,
  first: 50,
  text: (at) => number(at / 100, { style: "percent" }),
  judged: (at) => say("judged-said", { text: share.text(at) }),
};

/** This many steps of the slider make a count ten times as high. */
const STEPS = 20;
/** An estimate is close to a number if neither is this many times the other. */
const CLOSE = 1.25;

/** Of a scale: the slider moves a mark along the row that is asked for. */
function countOf(box: HTMLElement): Estimated {
  const { count, powers, slips = "[]" } = box.dataset;
  const marks = [...box.querySelectorAll(".mark")];
  const ideas: { count: number; told: string }[] = JSON.parse(slips);
  // No more digits than an estimate has.
  const countAt = (at: number) => Number((10 ** (at / STEPS)).toPrecision(2));
  const isClose = (said: number, other: number) => Math.max(said / other, other / said) < CLOSE;
  const most = Number(powers) * STEPS;
  return {
    most,
    first: most / 2,
    text: (at) => number(countAt(at)),
    moved(at) {
      const place = placeOn(countAt(at), Number(powers));
      for (const mark of marks) mark.setAttribute("transform", `translate(${place} 0)`);
    },
    judged(at) {
      const said = countAt(at);
      const idea = ideas.find(({ count }) => isClose(said, count))?.told ?? "";
      const told = isClose(said, Number(count)) ? say("judged-close") : idea;
      return [say("judged-said", { text: number(said) }), told].join(" ").trim();
    },
  };
}

function open(box: HTMLElement) {
  const caption = one(box, "figcaption");
  caption.setAttribute("aria-live", "polite");
  caption.tabIndex = -1;
  box.classList.add("asking");
  const estimated = box.dataset.scale ? countOf(box) : share;
  const { most, first, text, judged } = estimated;
  const scrub = make("input", { type: "range", min: 0, max: most, value: first });
  const told = make("output", {});
  const move = () => {
    told.textContent = text(Number(scrub.value));
    scrub.setAttribute("aria-valuetext", text(Number(scrub.value)));
    estimated.moved?.(Number(scrub.value));
  };
  scrub.addEventListener("input", move);
  move();
  const answer = (judged: string) => {
    for (const side of box.querySelectorAll(".unanswered")) side.remove();
    for (const side of box.querySelectorAll(".answered")) side.classList.remove("answered");
    // Of an estimate that was not given there is no mark.
    if (!judged) for (const mark of box.querySelectorAll(".mark")) mark.remove();
    box.classList.remove("asking");
    controls.remove();
    uncover();
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
      button(say("check"), () => answer(judged(Number(scrub.value)))),
      button(say("chapter-answer"), () => answer("")),
    ),
  );
  caption.after(controls);
  const uncover = coverText(box);
}
