/** Wires the engine, the controller and the views. */
import { queryOf, showsBoardOnly, writeLink } from "./game/link.js";
import { Controller } from "./game/controller.js";
import { engine } from "./engine/play.js";
import { Knowledge } from "./engine/answers.js";
import { hrefOf, part } from "./page/parts.js";
import { aboutView } from "./play/about.js";
import { announcer } from "./play/announce.js";
import { bugView } from "./play/bug.js";
import { boardView } from "./board/board.js";
import { compareView } from "./play/compare.js";
import { helpView } from "./play/help.js";
import { movesView } from "./play/moves.js";
import { noticeView } from "./play/notice.js";
import { overdueView } from "./play/overdue.js";
import { playersView } from "./play/players.js";
import { setupView } from "./play/setup.js";
import { statusView } from "./play/status.js";
import { language, linked, unloaded } from "./messages/index.js";
import { known as knownLanguage } from "./messages/languages.js";
import { labDoor } from "./lab/open.js";
import { lessonDoor } from "./teach/open.js";
import { keepOffline } from "./page/offline.js";
import { searchDoor } from "./watch/open.js";
import { languageChoice } from "./page/language.js";
import { initialState, position } from "./game/state.js";
import { loadPreferences, savePreferences } from "./page/preferences.js";
import { themeButton } from "./page/theme.js";

/** @typedef {import("./game/state.js").State} State */
/** @typedef {import("./page/preferences.js").Preferences} Preferences */

const storage = () => localStorage;
let preferences = loadPreferences(storage);

/** Whether this is only a board inside another page, which has a history of its own. */
const embedded = showsBoardOnly(location.hash);
document.documentElement.dataset.view = embedded ? "board" : "page";

/** @param {Partial<Preferences>} change @returns {boolean} Whether it is stored for the next visit. */
function prefer(change) {
  preferences = { ...preferences, ...change };
  return !embedded && savePreferences(storage, change);
}

languageChoice((language) => prefer({ language }));
themeButton(preferences.theme, (theme) => prefer({ theme }));

const knowledge = new Knowledge(engine);

/** @type {((state: State) => void)[]} */
const views = [];
let current = initialState(preferences.settings);

/** @param {State} state */
function render(state) {
  current = state;
  for (const view of views) view(state);
}

/** Milliseconds until an address that the browser refused is tried again. */
const RETRY_ADDRESS = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let addressTimer;

/** @param {"pushState" | "replaceState"} how */
const writer = (how) => (/** @type {string} */ address) => {
  const parts = [lesson.address(), address.slice(1), linked ? `lang=${linked}` : ""];
  if (embedded) parts.push("view=board");
  write(embedded ? "replaceState" : how, `#${parts.filter((part) => part !== "").join("&")}`);
};

/**
 * Changes the address. Browsers refuse too many changes in a short time, with an error or silently.
 * The game on the screen does not depend on the address, but a reload does: so it is tried again.
 * @param {"pushState" | "replaceState"} how
 * @param {string} fragment
 */
function write(how, fragment) {
  clearTimeout(addressTimer);
  try {
    if (fragment !== location.hash) history[how](null, "", fragment);
  } catch {
    // The next lines try again.
  }
  if (new URL(fragment, location.href).hash !== location.hash) {
    addressTimer = setTimeout(() => write("replaceState", fragment), RETRY_ADDRESS);
  }
}

const controller = new Controller({
  engine,
  knowledge,
  address: { push: writer("pushState"), replace: writer("replaceState") },
  preferred: () => preferences.settings,
  prefer: (settings) => prefer({ settings }),
  pause,
  render,
});

const board = boardView(part("board"), (cell) => controller.play(cell));
const compare = compareView(controller);
const moves = movesView(controller);
/** @param {State} state */
const factsOf = (state) => knowledge.of(position(state)?.board ?? "");
const search = searchDoor();
const lab = labDoor(controller, () => current, visit, search.link);
const lesson = lessonDoor({
  show,
  push: writer("pushState"),
  state: () => current,
  tell: (words, again) => controller.tell(words, again),
});
views.push(
  (state) => board(state, factsOf(state)),
  (state) => compare(state, factsOf(state)),
  (state) => moves(state, knowledge),
  statusView(controller),
  noticeView(controller),
  bugView(controller),
  playersView(controller),
  setupView(controller),
  search.render,
  lab.render,
  announcer(),
);
helpView(controller, () => current, {
  read: () => preferences.shortcuts,
  write: (shortcuts) => prefer({ shortcuts }),
});
aboutView();
overdueView();
part("skip").addEventListener("click", (event) => {
  event.preventDefault(); // The fragment is the game's.
  part("board").querySelector("button")?.focus();
});

render(current);
const open = async () => {
  clearTimeout(addressTimer); // The visitor has gone elsewhere.
  if (wantsAnotherPage(location.hash)) return location.reload();
  return embedded ? controller.open(location.hash) : lesson.open(location.hash);
};
addEventListener("popstate", open);
open().then(() => {
  if (unloaded && !current.notice) {
    controller.tell({ id: "language-unloaded", values: { name: unloaded } });
  }
});
part("unloaded").remove();
if (embedded) offerPage();
afterFirstAnswer(() => {
  if (!embedded) keepOffline();
  // Without its style for paper the page prints as it is on the screen.
  import("./style/print.css").catch(() => {});
});
addEventListener("beforeprint", () => {
  part("printed-address").textContent = hrefOf(lesson.address() || lab.screen());
});

/**
 * Shows what a link names: the game, and the rooms beside it.
 * @param {string} fragment
 * @param {boolean} [only] Whether everything else is closed: other rooms, and a bug that is on.
 */
async function show(fragment, only = false) {
  if (only) {
    for (const room of [search, lab]) room.leave();
    // A room that needs a bug switches it on again.
    if (current.bug) controller.setBug(null);
  }
  lab.open(fragment);
  await controller.open(fragment);
  // The board comes first: the step in the link is one of its search.
  await search.open(fragment);
}

/**
 * Calls a function once the first position has its recommendation, or the engine has failed: until
 * then, nothing else is to keep the network and the processor busy.
 * @param {() => void} does
 */
function afterFirstAnswer(does) {
  let done = false;
  views.push((state) => {
    const { minimax, alphaBeta } = factsOf(state).searches;
    if (done || !(minimax || alphaBeta || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
  });
}

/**
 * Whether an address asks for what is settled once, when the page loads: another language, or the
 * board alone.
 * @param {string} fragment
 */
function wantsAnotherPage(fragment) {
  const wanted = knownLanguage(queryOf(fragment).get("lang"));
  const otherLanguage = wanted !== undefined && wanted !== language && wanted !== linked;
  return otherLanguage || showsBoardOnly(fragment) !== embedded;
}

/** Goes to a link within the page. @param {string} fragment With the `#`. */
function visit(fragment) {
  write("pushState", fragment);
  open();
}

/** Links from a board inside another page to the whole of this one. */
function offerPage() {
  const link = /** @type {HTMLAnchorElement} */ (part("full-page"));
  link.hidden = false;
  views.push((state) => {
    link.href = hrefOf(writeLink(state, linked ? { lang: linked } : {}));
  });
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop);
  });
}
