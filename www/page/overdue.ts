/** Says that the engine has not answered for some seconds, and lets the visitor end it. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { watchOverdue } from "../engine/registry.ts";
import { onClick, part } from "./parts.ts";
import type { Engine } from "../engine/engine.ts";

export function overdueView() {
  const box = part("overdue");
  let engines: ReadonlySet<Engine> = new Set();
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
