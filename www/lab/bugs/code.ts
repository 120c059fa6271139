/** What a bug is in a program: the right line and the wrong one. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";

/** The right line of each bug, and the wrong one. */
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

export function codeChange(bug: BugName) {
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
