/** The help's lists: what is tested about the page's accessibility, and what is not tested yet. */
import { make, setText } from "../base/elements.ts";
import { loadWords, say } from "../messages/index.ts";
import { part } from "./parts.ts";

const TESTED = ["axe", "keyboard", "told", "size", "colour", "motion"] as const;
const MISSING = ["reader", "safari", "map", "people"] as const;

/** Its words are loaded when it is first unfolded. */
export function aboutView() {
  const about = part<HTMLDetailsElement>("about-accessibility");
  const box = part("about-accessibility-text");
  about.addEventListener("toggle", async () => {
    if (!about.open || box.childElementCount > 0) return;
    try {
      await loadWords("about");
      box.replaceChildren(
        make("p", {}, say("about-accessibility-aim")),
        make("h3", {}, say("about-accessibility-tested")),
        list(TESTED),
        make("h3", {}, say("about-accessibility-missing")),
        list(MISSING),
      );
    } catch {
      setText(box, say("about-accessibility-failed"));
    }
  });
}

function list(names: readonly (typeof TESTED | typeof MISSING)[number][]) {
  return make("ul", {}, ...names.map((name) => make("li", {}, say(`about-accessibility-${name}`))));
}
