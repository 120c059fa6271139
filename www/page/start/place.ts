/** Opens a page: language, bar, keys and the address. Ends its workers when the visitor leaves. */
import "../page-fault.ts";
import "../trusted-types.ts";
import { endEngines } from "../../engine/registry.ts";
import { linkedLanguage, language, say, failedLanguage } from "../../messages/index.ts";
import { direction, languageOf } from "../../messages/languages.ts";
import * as addresses from "../address.ts";
import { thisPlace, isEmbedded } from "../address.ts";
import { nextTask } from "../../base/next-task.ts";
import { followLesson } from "../lesson/follow-lesson.ts";
import { readableNames, linkFaults, type LinkSchema } from "../link-fault.ts";
import { showOverdueEngines } from "../notice.tsx";
import { EMBED_VIEWS, LESSON_NAMES } from "../places.ts";
import { focusTarget } from "../focus.ts";
import { toast } from "../toast.ts";
import { openBar } from "./open-bar.tsx";
import { showFailure, showLinkFaults, showNotice, startNotices } from "./show-notice.ts";
import { listenToKeys } from "./keys.ts";
import { prefer, preferences } from "./visitor-preferences.ts";
import type { Message } from "../../base/message.ts";

interface PlaceOptions {
  /**
   * Called at the start, and whenever a link leads to the same page. Receives the faults of the
   * link's other names, and returns those of its game, so that one notice shows all of them.
   */
  open: (query: URLSearchParams, faults: Message[]) => Message[] | void | Promise<Message[] | void>;
  /** Reads links and reports their faults. A page without it does that itself. */
  linkSchema?: LinkSchema;
  /** The actions of single keys. */
  keys?: Record<string, () => void>;
  /** Keys that the help lists in addition to those of every place. */
  listed?: readonly MessageEnd<"help-key-">[];
  /** Writes values into the address that it does not have yet. */
  beforeShare?: () => void;
  /** Shows a notice, on pages that have their own notices and report faults of links themselves. */
  showNotice?: (message: Message, again?: () => unknown) => void;
  /** Resolves when code that no first answer needs may load; by default at once. */
  answered?: Promise<void>;
}

export async function openPlace(options: PlaceOptions) {
  setLanguage();
  document.documentElement.dataset.view = (isEmbedded && EMBED_VIEWS[thisPlace]) || "page";
  if (isEmbedded && thisPlace !== "play") (await import("../embedded.tsx")).linkToSite();
  /** A visitor can follow a link while another one is being opened. */
  let turn = Promise.resolve();
  function reopen() {
    turn = turn.catch(() => {}).then(() => openLink(options, reopen));
    return turn;
  }
  addEventListener("hashchange", reopen);
  addEventListener("pagehide", endEngines);
  // A page that the browser restores from memory has lost its workers.
  addEventListener("pageshow", ({ persisted }) => persisted && reopen());
  const opened = reopen();
  // The engine has its request, and works while the bar is drawn.
  await nextTask();
  const offer = openCommon(options);
  await opened;
  if (!isEmbedded && location.hash !== "") focusTarget();
  if (failedLanguage) showNotice({ id: "language-unloaded", values: { name: failedLanguage } });
  if (!isEmbedded) openRest(offer, options.answered);
}

function setLanguage() {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  // A page of Learn is written in one language.
  if (!root.dataset.language) document.title = say(`${thisPlace}-title`);
}

/** Opens the bar, the help and the keys. @returns Offers to add a step to the visitor's lesson. */
function openCommon({ keys, listed = [], beforeShare }: PlaceOptions) {
  async function help() {
    const { shortcuts } = preferences();
    try {
      const { openHelp } = await import("../help.tsx");
      await openHelp({ listed, shortcuts, setShortcuts: (shortcuts) => prefer({ shortcuts }) });
    } catch {
      toast(say("page-failed"));
    }
  }
  listenToKeys({ ...keys, "?": help });
  showOverdueEngines();
  return openBar(help, beforeShare);
}

/** Loads code that is not needed for a first answer. The page works without it. */
async function openRest(offer: ReturnType<typeof openBar>, answered?: Promise<void>) {
  await answered;
  const quietly = (load: () => Promise<unknown>) => void load().catch(() => {});
  quietly(async () => (await import("../lesson/offer-step.ts")).offerStep(offer));
  quietly(async () => (await import("../offline.tsx")).keepOffline());
}

/** Opens the address, and then reports its faults. @param reopen Opens an address again. */
async function openLink(options: PlaceOptions, reopen: () => void) {
  const { open, linkSchema, showNotice: showInPlace } = options;
  const address = addresses.startOpening();
  if (wantsAnotherPage(address)) return location.reload();
  const { dataset } = document.documentElement;
  dataset.open = "no";
  startNotices(reopen, showInPlace);
  const lesson = await followLesson(address);
  if (lesson.leaving) return;
  const faults = linkSchema ? linkFaults(linkSchema, addresses.query()) : [];
  const names = addresses.endOpening();
  if (lesson.fault) faults.unshift(lesson.fault);
  const focused = document.activeElement;
  try {
    faults.push(...((await open(names, faults)) ?? []));
  } catch (error) {
    showFailure(error);
  } finally {
    dataset.open = "yes";
    // Until now, first-paint.ts has hidden English words and the default first view.
    delete dataset.pending;
    delete dataset.wordless;
    dispatchEvent(new Event("place-open"));
  }
  // Parts outside the place keep the focus if the visitor chose something in them.
  if (focused instanceof HTMLElement && focused.closest("[data-keeps-focus]"))
    focused.focus({ preventScroll: true });
  // A reload must not report the same faults.
  if (linkSchema && faults.length > 0)
    addresses.replaceAddress(readableNames(linkSchema, addresses.query()));
  if (lesson.isUnloaded) showNotice({ id: "lesson-unloaded" }, keepLesson);
  else if (!showInPlace) showLinkFaults(faults);
}

/** Removes the names that the page has added to the address. The notice then reloads the page. */
function keepLesson() {
  const names = [...LESSON_NAMES, "lang"];
  addresses.replaceAddress([...addresses.query()].filter(([name]) => names.includes(name)));
}

/** True if an address needs a page load: for another language or for an embedded board. */
function wantsAnotherPage(names: URLSearchParams) {
  const wanted = languageOf(names.get("lang"));
  const otherLanguage = wanted !== undefined && wanted !== language && wanted !== linkedLanguage;
  return otherLanguage || addresses.isEmbeddedLink(names) !== isEmbedded;
}
