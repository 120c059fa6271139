/** What a bug is in a program: the right line and the wrong one. */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */

/** @param {BugName} bug */
export function codeChange(bug) {
  return make(
    "div",
    { class: "code-change", role: "group", "aria-label": say("bugs-code") },
    line("right", "✓", say("bugs-right"), say(`bugs-${bug}-right`)),
    line("wrong", "✗", say("bugs-wrong"), say(`bugs-${bug}-wrong`)),
  );
}

/**
 * @param {"right" | "wrong"} kind
 * @param {string} sign
 * @param {string} label
 * @param {string} code
 */
function line(kind, sign, label, code) {
  return make(
    "div",
    { class: kind },
    make("span", { class: "sign", "aria-hidden": "true" }, sign),
    make("code", { dir: "ltr" }, code),
    make("span", { class: "side" }, label),
  );
}
