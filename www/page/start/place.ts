/** Opens a page: bar, help, notices, keys, the lesson. Ends its workers when the visitor leaves. */
import "../page-fault.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { endEngines } from "../../engine/registry.ts";
import { linked, language, say, unloaded } from "../../messages/index.ts";
import { direction, languageOf } from "../../messages/languages.ts";
import * as addresses from "../address.ts";
import { openBar } from "./bar.tsx";
import { nextTask } from "../../base/next-task.ts";
import { noticeBox, unsupported, overdueView, type Notice } from "../notice.tsx";
import { ALONE, LESSON_NAMES } from "../places.ts";
import { focusInView, part, subject } from "../parts.ts";
import { lasting } from "../../base/storage.ts";
import { toast } from "../toast.ts";
import { loadPreferences, savePreferences, type Preferences } from "../../game/preferences.ts";
import { faultWords, type Words } from "../../base/link-text.ts";
import { faultless, linkFaults, type LinkSchema } from "../link-fault.ts";
import type * as following from "../lesson/follow.tsx";

let current = loadPreferences(lasting);

export const preferences = () => current;

/** @returns False if the choice lasts only for this visit. */
export function prefer(change: Partial<Preferences>): boolean {
  current = { ...current, ...change };
  return !addresses.embedded && savePreferences(lasting, change);
}

/** The page works without these. */
const quietly = (load: () => Promise<unknown>) => void load().catch(() => {});

let offer: ReturnType<typeof openBar>;

/** Opens what no first answer waits for. */
export function openRest() {
  quietly(async () => (await import("../lesson/offer-step.ts")).offerStep(offer));
  quietly(async () => (await import("../offline.tsx")).keepOffline());
}

interface Page {
  /** Is called at the start, and whenever a link leads to the same page. */
  open: OpenPage;
  /** Reads links and names their faults. A page without it does so itself. */
  linkSchema?: LinkSchema;
  /** The act of each single key. */
  keys?: Record<string, () => void>;
  /** Keys that the help lists beside those of every place. */
  listed?: readonly MessageEnd<"help-key-">[];
  /** Writes into the address what it does not have yet. */
  beforeShare?: () => void;
  /** Shows a notice on a page with notices of its own. */
  notify?: (words: Words, again?: () => unknown) => void;
}

/** Gets the faults of the link's other names, and returns those of its game, to say all at once. */
type OpenPage = (
  query: URLSearchParams,
  faults: Words[],
) => Words[] | void | Promise<Words[] | void>;

/** True after the visitor has left. Stopped requests are not failures then. */
let leaving = false;

/** Opens the address again. */
let reopen: () => Promise<void> = () => Promise.resolve();
/** True if something failed since the address was opened. */
let failed = false;
let showNotice: (notice: Notice | null) => void = noticeBox({
  retry(again) {
    showNotice(null);
    again();
  },
  dismiss: () => showNotice(null),
});
// The page's own scripts stop in such a browser, too.
if (unsupported) showNotice(unsupported);

export async function openPlace(page: Page) {
  setLanguage();
  document.documentElement.dataset.view = (addresses.embedded && ALONE[addresses.here]) || "page";
  if (addresses.embedded && addresses.here !== "play") (await import("../alone.tsx")).leadOut();
  const { notify } = page;
  if (notify) showNotice = (notice) => notice && notify(notice.words, notice.again);
  /** A link can be followed while another one is opened. */
  let turn = Promise.resolve();
  reopen = () => (turn = turn.catch(() => {}).then(() => openLink(page)));
  addEventListener("hashchange", reopen);
  addEventListener("pagehide", () => {
    leaving = true;
    endEngines();
  });
  // A page that the browser kept in memory has lost its workers.
  addEventListener("pageshow", ({ persisted }) => {
    // Workers that ended when the visitor left have reported so before this.
    setTimeout(() => (leaving = false));
    if (persisted) reopen();
  });
  const opened = reopen();
  // The engine has been asked, and works while the bar is drawn.
  await nextTask();
  openCommon(page);
  await opened;
  if (!addresses.embedded && location.hash !== "") focusSubject();
  if (unloaded) tell({ id: "language-unloaded", values: { name: unloaded } });
  if (addresses.here !== "play" && !addresses.embedded) openRest();
}

function setLanguage() {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  // A page of Learn is written in one language.
  if (!root.dataset.language)
    document.title = say(addresses.here === "play" ? "page-title" : `${addresses.here}-title`);
}

function openCommon({ keys, listed = [], beforeShare }: Page) {
  async function help() {
    const { shortcuts } = current;
    try {
      const { openHelp } = await import("../help.tsx");
      await openHelp({ listed, shortcuts, setShortcuts: (shortcuts) => prefer({ shortcuts }) });
    } catch {
      toast(say("page-failed"));
    }
  }
  offer = openBar(current.theme, { prefer, beforeShare, help });
  hearKeys({ ...keys, "?": help }, () => current.shortcuts);
  overdueView();
}

/** Opens the address, then says its faults. */
async function openLink({ open, linkSchema, notify }: Page) {
  const asked = addresses.openAddress();
  if (wantsAnotherPage(asked)) return location.reload();
  const { dataset } = document.documentElement;
  dataset.open = "no";
  failed = false;
  const lesson = await followLesson(asked);
  if (lesson.leaving) return;
  const faults = linkSchema ? linkFaults(linkSchema, addresses.query()) : [];
  const names = addresses.showAddress();
  if (lesson.fault) faults.unshift(lesson.fault);
  const focused = document.activeElement;
  try {
    faults.push(...((await open(names, faults)) ?? []));
  } catch (error) {
    fail(error);
  } finally {
    dataset.open = "yes";
    // Until here first-paint.ts has kept English words and the usual first view from being seen.
    delete dataset.asked;
    delete dataset.wordless;
    dispatchEvent(new Event("place-open"));
  }
  // Parts beside the place keep the focus when they were pressed.
  if (focused instanceof HTMLElement && focused.closest("[data-keeps-focus]")) {
    focused.focus({ preventScroll: true });
  }
  // A reload must not find the same faults.
  if (linkSchema && faults.length > 0)
    addresses.replaceAddress(faultless(linkSchema, addresses.query()));
  if (lesson.failure) tell(...lesson.failure);
  else if (faults.length > 0 && !notify && !failed) tell(faultWords(faults));
}

let lessons: typeof following | null = null;

/**
 * Follows the lesson in the address. The code for this is loaded only for a lesson.
 * @returns `leaving` if the step is on another page; a fault of the link; or a failure that another
 * try may not have.
 */
async function followLesson(
  names: URLSearchParams,
): Promise<{ leaving?: boolean; fault?: Words; failure?: [words: Words, retry: () => void] }> {
  if (addresses.embedded || (!names.has("lesson") && !lessons)) return {};
  const { dataset } = document.documentElement;
  // If the address names no view, the page does not show the step yet.
  dataset.lesson = "opening";
  try {
    lessons ??= await import("../lesson/follow.tsx");
    const followed = await lessons.follow(names);
    if (!followed.leaving) delete dataset.lesson;
    return followed;
  } catch {
    delete dataset.lesson;
    return { failure: [{ id: "lesson-unloaded" }, () => openAgain()] };
  }
}

function openAgain() {
  const kept = [...LESSON_NAMES, "lang"];
  addresses.replaceAddress([...addresses.query()].filter(([name]) => kept.includes(name)));
  reopen();
}

/**
 * True if an address asks for what a page settles when it loads: its language, or a board alone.
 */
function wantsAnotherPage(names: URLSearchParams) {
  const wanted = languageOf(names.get("lang"));
  const otherLanguage = wanted !== undefined && wanted !== language && wanted !== linked;
  return otherLanguage || addresses.isAlone(names) !== addresses.embedded;
}

/** Brings what the link leads to into view and focus, unless the visitor has gone on. */
function focusSubject() {
  if (document.activeElement !== document.body) return;
  const shown = subject();
  if (shown) focusInView(shown);
  // The top of the page is already in view, below the lesson if there is one.
  else part("main").focus({ preventScroll: true });
}

/** @param again What the button of the notice does. */
export const tell = (words: Words, again?: () => void) => showNotice({ words, again });

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
  if (stopped && leaving) return;
  failed = true;
  const unopened = error instanceof EngineFailure ? "engine-load" : "page-failed";
  tell({ id: stopped ? "page-stopped" : unopened }, retry);
}

/** @param isOn True if the visitor wants single keys. */
function hearKeys(verbs: Record<string, () => void>, isOn: () => boolean) {
  document.addEventListener("keydown", (event) => {
    if (!isOn() || !free(event)) return;
    const { key } = event;
    const verb = Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()];
    if (!verb) return;
    event.preventDefault();
    verb();
  });
}

function free({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
