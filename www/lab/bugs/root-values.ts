/** What came back for each move at the root, read as the value or the bound that it is, beside the truth. */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { directionOf } from "../../messages/languages.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */
/** @import { BugAnswers, Returned } from "./types.d.ts" */

/**
 * @param {BugName} bug
 * @param {BugAnswers} answers
 * @param {string} caption
 */
export function returnedTable(bug, { root, move }, caption) {
  // This bug is in what is shown, so that is a column of its own.
  const shows = bug === "bounds-shown";
  const names = ["move", ...(shows ? ["bugs-shows"] : []), "bugs-has"];
  const heads = [...names.map((id) => say(id)), say("bugs-is")];
  const rows = root.map((shown) =>
    make(
      "tr",
      { class: shown.move === move ? "chosen" : null },
      make(
        "th",
        { scope: "row" },
        say("cell-name", { cell: shown.move }),
        shown.move === move ? ` ${say("bugs-chosen")}` : "",
      ),
      shows ? figure(shown.shown, shown.equal) : null,
      figure(boundText(shown), shown.holds),
      figure(shown.right, true),
    ),
  );
  return make(
    "table",
    { class: "figures returned" },
    make("caption", {}, caption),
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, ...rows),
  );
}

/** What came back, as the value or the bound that it is. @param {Returned} returned */
function boundText({ bound, shown: value }) {
  return bound === "exact" ? value : say(`bugs-${bound}`, { value });
}

/** A figure, marked if it is false. @param {string} text @param {boolean} holds */
function figure(text, holds) {
  const words = make("bdi", { dir: directionOf(text) }, text);
  if (holds) return make("td", {}, words);
  return make("td", { class: "untrue" }, words, ` ${say("bugs-untrue")}`);
}
