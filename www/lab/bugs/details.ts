/** Explains a bug: its line of code, its effect in the position on the stage, and its effect in all positions searched. */
import { make, setText } from "../../base/elements.ts";
import { hrefOf } from "../../page/address.ts";
import { say } from "../../messages/index.ts";
import { directionOf } from "../../messages/languages.ts";
import { figureTable, tableRow } from "../table.ts";
import { tallyText } from "./words.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { Tally } from "./counts.ts";
import type { BugAnswers } from "./words.ts";

export function bugDetails() {
  const judged = make("div", { class: "stack roomy" });
  const everywhere = make("p", { class: "explained" });
  const how = make("p", { class: "explained" });
  const href = hrefOf("practise", { mode: "program", way: "table" });
  const yours = make("p", {}, make("a", { class: "button", href }, say("bugs-yours")));
  return {
    content: [judged, everywhere, how, yours],
    fill(
      bug: BugName,
      answers: BugAnswers,
      depth: number | null,
      { judgement, words }: { judgement: Node; words: Node },
    ) {
      const caption = say("bugs-caption", { depth: depth ?? 0 });
      const table = returnedTable(bug, answers, caption);
      judged.replaceChildren(codeChange(bug), judgement, table, words);
      setText(how, depth === null ? "" : say("bugs-how", { depth }));
    },
    fillInstead(text: string) {
      judged.replaceChildren(make("p", { class: "explained", role: "status" }, text));
    },
    sayEverywhere(bug: BugName, tally: Tally, isLimited: boolean) {
      setText(everywhere, tally.searched > 0 ? tallyText(bug, tally, isLimited) : "");
    },
  };
}

const LINES: Record<BugName, [right: string, wrong: string]> = {
  "root-ties": [
    "if (value > best) [best, move] = [value, cell];",
    "if (value >= best) [best, move] = [value, cell];",
  ],
  "root-ties-hard": [
    "if (value > best) [best, move] = [value, cell];",
    "if (value >= best) [best, move] = [value, cell]; // return clamp(best, alpha, beta)",
  ],
  "bounds-shown": [
    "show(cell, search(child, -Infinity, Infinity));",
    "show(cell, search(child, alpha, beta));",
  ],
  "table-bounds": [
    'table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);',
    "table.set(position, value);",
  ],
  "no-depth": ["if (won) return WIN - ply;", "if (won) return WIN;"],
  swapped: [
    "best = player === X ? Math.max(best, value) : Math.min(best, value);",
    "best = player === X ? Math.min(best, value) : Math.max(best, value);",
  ],
  "wrong-side": [
    "return winner === X ? WIN - ply : ply - WIN;",
    "return winner === player ? WIN - ply : ply - WIN;",
  ],
  "strict-cut": ["if (alpha >= beta) break;", "if (alpha > beta) break;"],
  "parent-bound": [
    "value = search(child, alpha, beta);",
    "value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);",
  ],
};

function codeChange(bug: BugName) {
  const [right, wrong] = LINES[bug];
  return make(
    "div",
    { class: "code-change", role: "group", "aria-label": say("bugs-code") },
    line("right", "✓", say("bugs-right"), right),
    line("wrong", "✗", say("bugs-wrong"), wrong),
  );
}

function line(kind: "right" | "wrong", sign: string, label: string, code: string) {
  return make(
    "div",
    { class: kind },
    make("span", { class: "sign", "aria-hidden": "true" }, sign),
    make("code", { dir: "ltr" }, code),
    make("span", { class: "side" }, label),
  );
}

/** Lists the value or bound that came back for each move at the root, beside the true value. */
function returnedTable(bug: BugName, { root, move }: BugAnswers, caption: string) {
  // This bug is in what is shown, so that is a column of its own.
  const shows = bug === "bounds-shown";
  const heads = ["move", ...(shows ? ["bugs-shows" as const] : []), "bugs-has", "bugs-is"] as const;
  const rows = root.map((shown) => {
    const isChosen = shown.move === move;
    const name = say("cell-name", { cell: shown.move });
    const cells = [
      ...(shows ? [figure(shown.shown, shown.equal)] : []),
      figure(boundText(shown), shown.holds),
      figure(shown.right, true),
    ];
    return isChosen
      ? tableRow(`${name} ${say("bugs-chosen")}`, cells, "chosen")
      : tableRow(name, cells);
  });
  return figureTable({
    caption,
    isCaptioned: true,
    heads: heads.map((id) => say(id)),
    bodies: [make("tbody", {}, ...rows)],
    name: "returned",
  });
}

function boundText({ bound, shown: value }: BugAnswers["root"][number]) {
  return bound === "exact" ? value : say(`bugs-${bound}`, { value });
}

/** A figure, marked if it is false. */
function figure(text: string, holds: boolean) {
  const words = make("bdi", { dir: directionOf(text) }, text);
  if (holds) return make("td", {}, words);
  return make("td", { class: "untrue" }, words, ` ${say("bugs-untrue")}`);
}
