/** Tells visitors what failed, in the notice of the page or by a place with notices of its own. */
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { faultWords, type Words } from "../../base/link-text.ts";
import { noticeBox, unsupported } from "../notice.tsx";

/** @param again What the button of the notice does. */
type Notify = (words: Words, again?: () => unknown) => void;

const showInBox = noticeBox({
  retry(again) {
    showInBox(null);
    again();
  },
  dismiss: () => showInBox(null),
});
// The page's own scripts stop in such a browser, too.
if (unsupported) showInBox(unsupported);

const notifyInBox: Notify = (words, again) => showInBox({ words, again });

let notify = notifyInBox;
/** Opens the address again. */
let reopen = () => {};
/** True if something failed since the address was opened. */
let hasFailed = false;
/** True after the visitor has left. Stopped requests are not failures then. */
let hasLeft = false;

addEventListener("pagehide", () => (hasLeft = true));
// Workers that ended when the visitor left have reported so before the timer runs.
addEventListener("pageshow", () => setTimeout(() => (hasLeft = false)));

/** Call this whenever an address is opened. @param notifier Shows notices, if the place does so. */
export function beginToTell(reopener: () => void, notifier: Notify = notifyInBox) {
  notify = notifier;
  reopen = reopener;
  hasFailed = false;
}

export const tell: Notify = (words, again) => notify(words, again);

/** Shows the faults of a link, unless there is a failure to show. */
export function tellFaults(faults: Words[]) {
  if (faults.length > 0 && !hasFailed) tell(faultWords(faults));
}

/** Browsers have no error code for a file that did not load. */
const UNLOADED = /fetch|import|load|network/i;

/** True if something was not loaded, rather than went wrong. */
function isUnloaded(error: unknown) {
  if (error instanceof EngineFailure) return error.reason === "load";
  return !(error instanceof EngineRefusal) && UNLOADED.test(String(error));
}

/** Shows a failure, but not an aborted request. */
export function fail(error: unknown, retry: () => void = reopen) {
  if (error instanceof DOMException && error.name === "AbortError") return;
  const stopped = !isUnloaded(error);
  if (stopped && hasLeft) return;
  hasFailed = true;
  const unopened = error instanceof EngineFailure ? "engine-load" : "page-failed";
  tell({ id: stopped ? "page-stopped" : unopened }, retry);
}
