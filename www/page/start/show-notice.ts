/** Shows refusals, faults of links and failures, in the notice of the page or in that of the place. */
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { faultMessage } from "../../base/fault-messages.ts";
import type { Message } from "../../base/message.ts";
import { noticeBox, unsupportedNotice } from "../notice.tsx";

/** @param again The action of the notice's button. */
type ShowNotice = (message: Message, again?: () => unknown) => void;

const showInBox = noticeBox({
  retry(again) {
    showInBox(null);
    again();
  },
  dismiss: () => showInBox(null),
});
// The page's own scripts also stop in such a browser.
if (unsupportedNotice) showInBox(unsupportedNotice);

const showOnPage: ShowNotice = (message, again) => showInBox({ message, again });
let show = showOnPage;
/** Opens the address again. */
let reopen = () => {};
/** True if something failed since the address was opened. */
let hasFailed = false;
/** True after the visitor has left the page. Aborted requests are then not failures. */
let hasLeft = false;

addEventListener("pagehide", () => (hasLeft = true));
// Workers that ended when the visitor left have reported that before the timer runs.
addEventListener("pageshow", () => setTimeout(() => (hasLeft = false)));

/** Call this whenever an address is opened. @param showInPlace Shows notices instead of the page. */
export function startNotices(reopener: () => void, showInPlace: ShowNotice = showOnPage) {
  show = showInPlace;
  reopen = reopener;
  hasFailed = false;
  // The notice of the previous address ends.
  showInBox(unsupportedNotice);
}

export const showNotice: ShowNotice = (message, again) => show(message, again);

/** Shows the faults of a link, unless there is a failure to show. */
export function showLinkFaults(faults: Message[]) {
  if (faults.length > 0 && !hasFailed) showNotice(faultMessage(faults));
}

/** Browsers have no error code for files that did not load. */
const LOADING_ERROR = /fetch|import|load|network/i;

/** True if something did not load. False if something went wrong. */
function isUnloaded(error: unknown) {
  if (error instanceof EngineFailure) return error.reason === "load";
  return !(error instanceof EngineRefusal) && LOADING_ERROR.test(String(error));
}

/** Shows a failure, except an aborted request. */
export function showFailure(error: unknown, retry: () => void = reopen) {
  if (error instanceof DOMException && error.name === "AbortError") return;
  const stopped = !isUnloaded(error);
  if (stopped && hasLeft) return;
  hasFailed = true;
  const unopened = error instanceof EngineFailure ? "engine-load" : "page-failed";
  showNotice({ id: stopped ? "page-stopped" : unopened }, retry);
}
