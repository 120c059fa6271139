/** What came back for each move at the root, read as the value or the bound that it is, beside the truth. */
import { make } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { signed } from "../../page/figures.js";

/** @typedef {import("../../../pkg/web/cutoff.js").Shown} Shown */

/**
 * @param {import("./mistakes.js").Mistake} bug
 * @param {import("../../../pkg/web/cutoff.js").Consultation} answers
 */
export function returnedTable(bug, { root, index }) {
  // This bug is in what is shown, so that is a column of its own.
  const shows = bug === "bounds-shown";
  const heads = ["bugs-move", ...(shows ? ["bugs-shows"] : []), "bugs-has", "bugs-is"];
  const rows = root.map((move) =>
    make(
      "tr",
      { class: move.index === index ? "chosen" : null },
      make(
        "th",
        { scope: "row" },
        say("lab-cell", { cell: move.index }),
        move.index === index ? ` ${say("bugs-chosen")}` : "",
      ),
      shows ? figure(signed(move.shown), move.shown === move.exact) : null,
      figure(asBound(move), move.holds),
      figure(signed(move.exact), true),
    ),
  );
  return make(
    "table",
    { class: "figures returned" },
    make("caption", {}, say(bug === "no-depth" ? "bugs-caption-plain" : "bugs-caption")),
    make("thead", {}, make("tr", {}, ...heads.map((id) => make("th", { scope: "col" }, say(id))))),
    make("tbody", {}, ...rows),
  );
}

/** A figure, marked if it is false. @param {string} text @param {boolean} holds */
function figure(text, holds) {
  const words = make("bdi", { dir: "ltr" }, text);
  if (holds) return make("td", {}, words);
  return make("td", { class: "untrue" }, words, ` ${say("bugs-untrue")}`);
}

/** @param {Shown} move */
function asBound({ shown, bound }) {
  const sign = { exact: "", least: "≥ ", most: "≤ " }[bound];
  return sign + signed(shown);
}
