/** What is tested of the page's accessibility, and what is not yet, in the help. */
import { learn, say } from "../messages/index.js";
import { part, setText } from "../page.js";

const TESTED = ["axe", "keyboard", "told", "size", "colour", "motion"];
const MISSING = ["reader", "safari", "map", "people"];

/** Its words are loaded when it is first unfolded. */
export function aboutView() {
  const about = /** @type {HTMLDetailsElement} */ (part("about-accessibility"));
  const box = part("about-accessibility-text");
  about.addEventListener("toggle", async () => {
    if (!about.open || box.childElementCount > 0) return;
    try {
      await learn("about");
      box.replaceChildren(
        element("p", say("about-accessibility-aim")),
        element("h3", say("about-accessibility-tested")),
        list(TESTED),
        element("h3", say("about-accessibility-missing")),
        list(MISSING),
      );
    } catch {
      setText(box, say("about-accessibility-failed"));
    }
  });
}

/** @param {string[]} names */
function list(names) {
  const made = document.createElement("ul");
  made.append(...names.map((name) => element("li", say(`about-accessibility-${name}`))));
  return made;
}

/** @param {string} tag @param {string} text */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
