/** What a bug is in a program: the right line and the wrong one. */
import { make } from "../../page/elements.js";
import { knows, say } from "../../messages/index.js";

/**
 * @param {import("../../../pkg/web/cutoff.js").BugName} bug
 * @param {boolean} [standard] Whether it is the program of 3×3, whose wins are worth 10 − n.
 */
export function codeChange(bug, standard = true) {
  const code = (/** @type {"right" | "wrong"} */ kind) => {
    const id = `bugs-${bug}-${kind}`;
    return say(!standard && knows(`${id}-any`) ? `${id}-any` : id);
  };
  return make(
    "div",
    { class: "code-change", role: "group", "aria-label": say("bugs-code") },
    line("right", "✓", say("bugs-right"), code("right")),
    line("wrong", "✗", say("bugs-wrong"), code("wrong")),
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
