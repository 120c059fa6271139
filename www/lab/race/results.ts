/** The results on the page: the newest is open, earlier ones are folded below it. */
import { make } from "../../base/elements.ts";
import { language, say } from "../../messages/index.ts";
import { folded } from "../frame.ts";

export function resultList() {
  const latest = make("div", { class: "race-latest" });
  const before = make("div", { class: "race-before stack roomy" });
  const earlier = folded(say("race-earlier"), before);
  earlier.hidden = true;
  /** The title and the element of the newest. */
  let newest: [string, Element] | null = null;
  /** What nobody has asked for: it is not kept. */
  let unasked: Element | string = "";
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
    /** @param on The positions that it is of. */
    show(view: Element, on: string) {
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
    /** Shows what nobody has asked for, until there is a result. */
    first(view: Element) {
      unasked = view;
      latest.replaceChildren(view);
    },
    /** Puts something else in the place of the newest, which is folded with the next. */
    instead: (view: Element) => latest.replaceChildren(view),
    /** The newest again, in place of something else. */
    back: () => latest.replaceChildren(newest?.[1] ?? unasked),
  };
}
