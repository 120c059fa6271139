/** Says that the engine has not answered for some seconds, and lets the visitor end it. */
import { setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { watchOverdue } from "../engine/registry.js";
import { onClick, part } from "./parts.js";

/** @import { Engine } from "../engine/engine.js" */

export function overdueView() {
  const box = part("overdue");
  /** @type {ReadonlySet<Engine>} */
  let engines = new Set();
  onClick("overdue-stop", () => {
    for (const engine of [...engines]) engine.stop();
    part("main").focus();
  });
  watchOverdue((overdue) => {
    engines = overdue;
    box.hidden = engines.size === 0;
    setText(part("overdue-text"), box.hidden ? "" : say("overdue"));
  });
}
