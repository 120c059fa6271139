/** Opens a page: language, bar, keys and the address. Ends its workers when the visitor leaves. */
import "../page-fault.ts";
import { endEngines } from "../../engine/registry.ts";
import { linked, language, say, unloaded } from "../../messages/index.ts";
import { direction, languageOf } from "../../messages/languages.ts";
import * as addresses from "../address.ts";
import { nextTask } from "../../base/next-task.ts";
import { followLesson } from "../lesson/opening.ts";
import { faultless, linkFaults, type LinkSchema } from "../link-fault.ts";
import { overdueView } from "../notice.tsx";
import { ALONE, LESSON_NAMES } from "../places.ts";
import { focusInView, part, subject } from "../parts.ts";
import { toast } from "../toast.ts";
import { openBar } from "./bar.tsx";
import { beginToTell, fail, tell, tellFaults } from "./failures.ts";
import { prefer, preferences } from "./preferences.ts";
import type { Words } from "../../base/link-text.ts";

interface Page {
  /**
   * Is called at the start, and whenever a link leads to the same page. Gets the faults of the
   * link's other names, and returns those of its game, so that one notice has them all.
   */
  open: (query: URLSearchParams, faults: Words[]) => Words[] | void | Promise<Words[] | void>;
  /** Reads links and names their faults. A page without it does so itself. */
  linkSchema?: LinkSchema;
  /** What each single key does. */
  keys?: Record<string, () => void>;
  /** Keys that the help lists beside those of every place. */
  listed?: readonly MessageEnd<"help-key-">[];
  /** Writes into the address what it does not have yet. */
  beforeShare?: () => void;
  /** Shows a notice on a page with notices of its own, which also names the faults of links. */
  notify?: (words: Words, again?: () => unknown) => void;
  /** Resolves when the page may load what no first answer waits for; at once if left out. */
  answered?: Promise<void>;
}

export async function openPlace(page: Page) {
  setLanguage();
  document.documentElement.dataset.view = (addresses.embedded && ALONE[addresses.here]) || "page";
  if (addresses.embedded && addresses.here !== "play") (await import("../alone.tsx")).leadOut();
  /** A link can be followed while another one is opened. */
  let turn = Promise.resolve();
  const reopen = (): Promise<void> =>
    (turn = turn.catch(() => {}).then(() => openLink(page, reopen)));
  addEventListener("hashchange", reopen);
  addEventListener("pagehide", endEngines);
  // A page that the browser kept in memory has lost its workers.
  addEventListener("pageshow", ({ persisted }) => persisted && reopen());
  const opened = reopen();
  // The engine has been asked, and works while the bar is drawn.
  await nextTask();
  const offer = openCommon(page);
  await opened;
  if (!addresses.embedded && location.hash !== "") focusSubject();
  if (unloaded) tell({ id: "language-unloaded", values: { name: unloaded } });
  if (!addresses.embedded) openRest(offer, page.answered);
}

function setLanguage() {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  // A page of Learn is written in one language.
  if (!root.dataset.language)
    document.title = say(addresses.here === "play" ? "page-title" : `${addresses.here}-title`);
}

/** Opens the bar, the help and the keys. @returns Offers a step of the visitor's lesson. */
function openCommon({ keys, listed = [], beforeShare }: Page) {
  async function help() {
    const { shortcuts } = preferences();
    try {
      const { openHelp } = await import("../help.tsx");
      await openHelp({ listed, shortcuts, setShortcuts: (shortcuts) => prefer({ shortcuts }) });
    } catch {
      toast(say("page-failed"));
    }
  }
  hearKeys({ ...keys, "?": help });
  overdueView();
  return openBar(help, beforeShare);
}

/** Opens what no first answer waits for. The page works without it. */
async function openRest(offer: ReturnType<typeof openBar>, answered?: Promise<void>) {
  await answered;
  const quietly = (load: () => Promise<unknown>) => void load().catch(() => {});
  quietly(async () => (await import("../lesson/offer-step.ts")).offerStep(offer));
  quietly(async () => (await import("../offline.tsx")).keepOffline());
}

/** Opens the address, then says its faults. @param reopen Opens an address again. */
async function openLink({ open, linkSchema, notify }: Page, reopen: () => void) {
  const asked = addresses.openAddress();
  if (wantsAnotherPage(asked)) return location.reload();
  const { dataset } = document.documentElement;
  dataset.open = "no";
  beginToTell(reopen, notify);
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
  if (linkSchema && faults.length > 0) {
    addresses.replaceAddress(faultless(linkSchema, addresses.query()));
  }
  if (lesson.isUnloaded) tell({ id: "lesson-unloaded" }, () => openAgain(reopen));
  else if (!notify) tellFaults(faults);
}

/** Opens the lesson again, without the names that the page has written meanwhile. */
function openAgain(reopen: () => void) {
  const kept = [...LESSON_NAMES, "lang"];
  addresses.replaceAddress([...addresses.query()].filter(([name]) => kept.includes(name)));
  reopen();
}

/** True if an address asks for another language, or for a board alone: a page never changes these. */
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

/** Listens to single keys, which the visitor can switch off. */
function hearKeys(verbs: Record<string, () => void>) {
  document.addEventListener("keydown", (event) => {
    if (!preferences().shortcuts || !isFree(event)) return;
    const { key } = event;
    const verb = Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()];
    if (!verb) return;
    event.preventDefault();
    verb();
  });
}

/** True if no field takes the key, and it is not part of a shortcut of the browser. */
function isFree({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
