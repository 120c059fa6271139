/** Shows notices about refusals and failures. */
import { list, markup, say } from "../messages/index.ts";
import { Button } from "./buttons.tsx";
import { elementOf, fillRoot } from "./roots.ts";
import { sentence } from "./sentence.ts";
import { missingApis, needsReload } from "./page-fault.ts";
import { watchOverdue } from "../engine/registry.ts";
import type { Message } from "../base/message.ts";

export interface Notice {
  message: Message;
  /** Runs when the visitor chooses the notice's button. */
  again?: () => unknown;
}

/** The only notice in old browsers. It has no button, because a retry is useless there. */
export const unsupportedNotice: Notice | null =
  missingApis.length > 0
    ? { message: { id: "page-unsupported", values: { missing: list(missingApis) } } }
    : null;

export function DismissButton({ id, press }: { id: string; press: () => void }) {
  const { text, attributes } = markup("dismiss-button");
  return (
    <button type="button" id={id} class="tool" onClick={press} {...attributes}>
      {text}
    </button>
  );
}

let height: ResizeObserver | null = null;

/** Reserves the height of the notice at the end of the page. */
function keepSpace() {
  // Old browsers lack ResizeObserver. They show a notice about that.
  if (height || !("ResizeObserver" in globalThis)) return;
  const box = elementOf("notice");
  const { style } = document.documentElement;
  height = new ResizeObserver(() => style.setProperty("--notice", `${box.offsetHeight}px`));
  height.observe(box);
}

let count = 0;

/** Makes the box of notices. @returns A function that shows a notice, or none. */
export function noticeBox(actions: {
  retry: (again: () => unknown) => void;
  dismiss: () => void;
}): (notice: Notice | null) => void {
  let current: Notice | null = null;
  const press = (act: () => void) => () => {
    act();
    if (!current) elementOf("main").focus();
  };
  const retry = (again: () => unknown) => {
    actions.retry(again);
    if (needsReload) location.reload();
  };

  return function show(wanted) {
    const notice = wanted && (unsupportedNotice ?? wanted);
    if (notice === current) return;
    current = notice;
    const again = notice?.again;
    keepSpace();
    fillRoot(
      "notice",
      notice && (
        <>
          {/* A new element each time makes a screen reader repeat an equal message. */}
          <p key={(count += 1)}>{sentence(notice.message)}</p>
          {again && (
            <Button say="retry-button" id="notice-retry" press={press(() => retry(again))} />
          )}
          <DismissButton id="notice-close" press={press(() => actions.dismiss())} />
        </>
      ),
    );
  };
}

/** Lets the visitor end an engine that has not answered for some seconds. */
export function showOverdueEngines() {
  watchOverdue((overdue) => {
    const stop = () => {
      for (const engine of [...overdue]) engine.stop();
      elementOf("main").focus();
    };
    fillRoot(
      "overdue",
      overdue.size > 0 && (
        <>
          <p>{say("overdue")}</p>
          <Button say="overdue-stop" id="overdue-stop" press={stop} />
        </>
      ),
    );
  });
}
