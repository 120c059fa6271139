/** What came back for each move at the root, read as the value or the bound that it is, beside the truth. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { directionOf } from "../../messages/languages.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { BugAnswers } from "./bugs.ts";

/** What came back for a move. */
export interface Returned {
  /** The cell. */
  move: number;
  /** What came back, as X's value. */
  shown: string;
  /** What that says of X's value. */
  bound: "exact" | "lower" | "upper";
  /** X's value, as it is. */
  right: string;
  /** Whether `shown` is true, read as `bound` says. */
  holds: boolean;
  /** Whether it is true, read as a value. */
  equal: boolean;
}

export function returnedTable(bug: BugName, { root, move }: BugAnswers, caption: string) {
  // This bug is in what is shown, so that is a column of its own.
  const shows = bug === "bounds-shown";
  const heads = ["move", ...(shows ? ["bugs-shows" as const] : []), "bugs-has", "bugs-is"] as const;
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
    make("thead", {}, make("tr", {}, ...heads.map((id) => make("th", { scope: "col" }, say(id))))),
    make("tbody", {}, ...rows),
  );
}

/** What came back, as the value or the bound that it is. */
function boundText({ bound, shown: value }: Returned) {
  return bound === "exact" ? value : say(`bugs-${bound}`, { value });
}

/** A figure, marked if it is false. */
function figure(text: string, holds: boolean) {
  const words = make("bdi", { dir: directionOf(text) }, text);
  if (holds) return make("td", {}, words);
  return make("td", { class: "untrue" }, words, ` ${say("bugs-untrue")}`);
}
