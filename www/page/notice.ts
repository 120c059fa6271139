/** The notice: what was refused or has failed, and a button to try again. */
import { list, say } from "../messages/index.ts";
import { onClick, part, spoken } from "./parts.ts";
import { missing } from "./page-fault.ts";
import { make, setText } from "../base/elements.ts";
import { watchOverdue } from "../engine/registry.ts";
import type { Words } from "../base/link-text.ts";
import type { Engine } from "../engine/engine.ts";

export interface Notice {
  words: Words;
  /** Whether the engine can be started again from here. */
  retry: boolean;
}

/** In an old browser all that fails fails for one reason, and another try would miss the same. */
export const unsupported: Notice | null =
  missing.length > 0
    ? { words: { id: "page-unsupported", values: { missing: list(missing) } }, retry: false }
    : null;

/** @param does What the notice's buttons do. @returns Shows a notice, or none. */
export function noticeBox(
  does: Record<"retry" | "dismiss", () => void>,
): (notice: Notice | null) => void {
  const [box, text, again] = [part("notice"), part("notice-text"), part("notice-retry")];
  let current: Notice | null = null;
  onClick("notice-retry", () => {
    does.retry();
    if (box.hidden) part("main").focus();
  });
  onClick("notice-close", () => {
    does.dismiss();
    part("main").focus();
  });

  return function show(wanted) {
    const notice = wanted && (unsupported ?? wanted);
    if (notice === current) return;
    current = notice;
    box.hidden = !notice;
    again.hidden = !notice?.retry;
    // A new element each time, so that a screen reader says the same words again.
    text.replaceChildren(make("span", {}, notice && spoken(notice.words)));
    // The page leaves that much room at its end.
    document.documentElement.style.setProperty("--notice", `${box.offsetHeight}px`);
  };
}

/** Says that the engine has not answered for some seconds, and lets the visitor end it. */
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
