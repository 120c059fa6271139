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
  /** What nobody has asked for: it is not kept. @type {Element | string} */
  let unasked = "";
  /** Folds the newest below, where its title says what it is of. */
  function fold() {
    if (newest) {
      before.prepend(folded(...newest));
      earlier.hidden = false;
    }
    newest = null;
  }
  return {
    latest,
    earlier,
    /** Whether there is one. */
    any: () => newest !== null,
    /** @param {Element} view @param {string} on The positions that it is of. */
    show(view, on) {
      const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date());
      fold();
      newest = [say("race-result", { time, on }), view];
      latest.replaceChildren(view);
    },
    /** Something else is asked for: no result is of that. */
    clear() {
      fold();
      unasked = "";
      latest.replaceChildren();
    },
    /** Shows what nobody has asked for, until there is a result. @param {Element} view */
    first(view) {
      unasked = view;
      latest.replaceChildren(view);
    },
    /** Puts something else in the place of the newest, which is folded with the next. @param {Element} view */
    instead: (view) => latest.replaceChildren(view),
    /** The newest again, in place of something else. */
    back: () => latest.replaceChildren(newest?.[1] ?? unasked),
  };
}
