/** The results on the page: the newest is open, earlier ones are folded below it. */
import { make } from "../../base/elements.js";
import { language, say } from "../../messages/index.js";
import { folded } from "../frame.js";

export function resultList() {
  const latest = make("div", { class: "race-latest" });
  const before = make("div", { class: "race-before stack roomy" });
  const earlier = folded(say("race-earlier"), before);
  earlier.hidden = true;
  /** The title and the element of the newest. @type {[string, Element] | null} */
  let newest = null;
  return {
    latest,
    earlier,
    /** Whether there is one. */
    any: () => newest !== null,
    /** @param {Element} view */
    show(view) {
      const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date());
      if (newest) {
        before.prepend(folded(...newest));
        earlier.hidden = false;
      }
      newest = [say("race-result", { time }), view];
      latest.replaceChildren(view);
    },
    /** Puts something else in the place of the newest, which is folded with the next. @param {Element} view */
    instead: (view) => latest.replaceChildren(view),
    /** The newest again, in place of something else, or what is said before there is one. @param {Element} waiting */
    back: (waiting) => latest.replaceChildren(newest?.[1] ?? waiting),
  };
}
