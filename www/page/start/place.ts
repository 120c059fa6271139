/**
 * What every page does when it opens: its language and theme, the bar, help and notices, the lesson
 * that is being followed, and the end of its workers when the visitor leaves.
 */
import "../page-fault.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { endEngines } from "../../engine/registry.ts";
import { linked, language, say, unloaded } from "../../messages/index.ts";
import { languageOf } from "../../messages/languages.ts";
import { embedded, here, isAlone, openAddress, query, showAddress } from "../address.ts";
import { openBar } from "./bar.tsx";
import { followLesson } from "../lesson/every-page.ts";
import { nextTask } from "../../base/next-task.ts";
import { noticeBox, unsupported, overdueView } from "../notice.tsx";
import { ALONE } from "../places.ts";
import { focusInView, part, subject } from "../parts.ts";
import { lasting } from "../../base/storage.ts";
import { toast } from "../toast.ts";
import { loadPreferences, savePreferences } from "../../game/preferences.ts";
import { faultWords } from "../../base/link-text.ts";
import { linkFaults } from "../link-fault.ts";
import type { Notice } from "../notice.tsx";
import type { Preferences } from "../../game/preferences.ts";
import type { Words } from "../../base/link-text.ts";
import type { LinkSchema } from "../link-fault.ts";

let current = loadPreferences(lasting);

export const preferences = () => current;

/** @returns Whether it is stored for the next visit. */
export function prefer(change: Partial<Preferences>): boolean {
  current = { ...current, ...change };
  return !embedded && savePreferences(lasting, change);
}

/** Loads what the page works without. */
const quietly = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Keeps the site for when there is no network. */
export const keepOffline = () =>
  quietly(async () => (await import("../offline.tsx")).keepOffline());

interface Page {
  /** Shows what the address says: at the start, and whenever a link leads to the same page. */
  open: OpenPage;
  /** Without it the page itself says what of its link it cannot read. */
  linkSchema?: LinkSchema;
  /** Single keys and what they do. */
  keys?: Record<string, () => void>;
  /** The keys that the help lists, beside those of every place. */
  listed?: readonly MessageEnd<"help-key-">[];
  /** Puts into the address what is on the screen and not in it yet. */
  beforeShare?: () => void;
  /** Shows a notice, on a page that has notices of its own. */
  notify?: (words: Words, retry?: () => void) => void;
}

/**
 * Gets what of the link cannot be read, beside its game, and gives what of its game cannot: all is said at once. A
 * page that has notices of its own says it itself.
 */
type OpenPage = (
  query: URLSearchParams,
  faults: Words[],
) => Words[] | void | Promise<Words[] | void>;

/** True if the visitor has left: then nothing has failed that was stopped. */
let leaving = false;

/** What the notice's button tries again. */
let again: (() => void) | undefined;
/** Shows again what the address says. */
let reopen: () => Promise<void> = () => Promise.resolve();
/** True if something has failed since the page began to show it. */
let failed = false;
let showNotice: (notice: Notice | null) => void = noticeBox({
  retry() {
    showNotice(null);
    again?.();
  },
  dismiss: () => showNotice(null),
});
// Where the page's own scripts stop in such a browser, too.
if (unsupported) showNotice(unsupported);

export async function openPlace(page: Page) {
  document.documentElement.dataset.view = (embedded && ALONE[here]) || "page";
  if (embedded && here !== "play") (await import("../alone.tsx")).leadOut();
  openCommon(page);
  const { notify } = page;
  if (notify) showNotice = (notice) => notice && notify(notice.words, again);
  /** One after the other: a link can be followed while another one is being opened. */
  let turn = Promise.resolve();
  reopen = () => (turn = turn.catch(() => {}).then(() => openLink(page)));
  addEventListener("hashchange", reopen);
  addEventListener("pagehide", () => {
    leaving = true;
    endEngines();
  });
  // A page that the browser had kept has lost its workers.
  addEventListener("pageshow", ({ persisted }) => {
    // What was ended on leaving says so before this.
    setTimeout(() => (leaving = false));
    if (persisted) reopen();
  });
  await nextTask();
  await reopen();
  if (!embedded && location.hash !== "") focusSubject();
  if (unloaded) tell({ id: "language-unloaded", values: { name: unloaded } });
  if (here !== "play" && !embedded) keepOffline();
}

/** What every page has around its own: language, colours, the bar, help. */
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
  const offer = openBar(current.theme, { prefer, beforeShare, help });
  quietly(async () => (await import("../lesson/offer-step.ts")).offerStep(offer));
  hearKeys({ ...keys, "?": help }, () => current.shortcuts);
  overdueView();
}

/** Shows what the address says, and then what of it cannot be read. */
async function openLink({ open, linkSchema, notify }: Page) {
  const asked = openAddress();
  if (wantsAnotherPage(asked)) return location.reload();
  const { dataset } = document.documentElement;
  dataset.open = "no";
  failed = false;
  const lesson = await followLesson(asked, reopen);
  if (lesson.leaving) return;
  const faults = linkSchema ? linkFaults(linkSchema, query()) : [];
  const names = showAddress();
  if (lesson.fault) faults.unshift(lesson.fault);
  const focused = document.activeElement;
  try {
    faults.push(...((await open(names, faults)) ?? []));
  } catch (error) {
    fail(error);
  } finally {
    dataset.open = "yes";
    delete dataset.asked;
  }
  // What stands beside the place, and was pressed, keeps the focus.
  if (focused instanceof HTMLElement && focused.closest("[data-keeps-focus]")) {
    focused.focus({ preventScroll: true });
  }
  if (lesson.failure) tell(...lesson.failure);
  else if (faults.length > 0 && !notify && !failed) tell(faultWords(faults));
}

/** True if an address asks for what is settled once, when the page loads: another language, or the board alone. */
function wantsAnotherPage(names: URLSearchParams) {
  const wanted = languageOf(names.get("lang"));
  const otherLanguage = wanted !== undefined && wanted !== language && wanted !== linked;
  return otherLanguage || isAlone(names) !== embedded;
}

/** A link leads to something: it is in view, and has the focus, unless the visitor has gone on already. */
function focusSubject() {
  if (document.activeElement !== document.body) return;
  const shown = subject();
  if (shown) focusInView(shown);
  // The top of it is in view, below the lesson if there is one.
  else part("main").focus({ preventScroll: true });
}

/**
 * Says something that is neither a move nor a fault of the program.
 * @param retry What the notice's button tries again; without it there is none.
 */
export function tell(words: Words, retry?: () => void) {
  again = retry;
  showNotice({ words, retry: retry !== undefined });
}

/** How browsers call a file that did not come: they have no code for it. */
const UNLOADED = /fetch|import|load|network/i;

/** True if something could not be loaded, rather than went wrong. */
function isUnloaded(error: unknown) {
  if (error instanceof EngineFailure) return error.reason === "load";
  return !(error instanceof EngineRefusal) && UNLOADED.test(String(error));
}

/** Says that something has failed, unless it was given up. */
export function fail(error: unknown, retry: () => void = reopen) {
  if (error instanceof DOMException && error.name === "AbortError") return;
  const stopped = !isUnloaded(error);
  if (stopped && leaving) return;
  failed = true;
  const unopened = error instanceof EngineFailure ? "engine-load" : "page-failed";
  tell({ id: stopped ? "page-stopped" : unopened }, retry);
}

/** Single keys of a place, and what they do. @param isOn Whether the visitor wants them. */
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

/** True if a key press means nothing else. */
function free({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
