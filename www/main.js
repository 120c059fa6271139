/** Wires the world, the controller and the views. */
import "./page/trusted-types.js";
import { showsBoardOnly, writeLink } from "./game/link.js";
import { Controller } from "./game/controller.js";
import { Engine } from "./engine/engine.js";
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
import { playersView } from "./play/players.js";
import { setupView } from "./play/setup.js";
import { statusView } from "./play/status.js";
import { linked, unloaded } from "./messages/index.js";
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

/** Whether the page is just a board within another page, which has its own history and its readers. */
const embedded = showsBoardOnly(location.hash);
document.documentElement.dataset.view = embedded ? "board" : "page";

/** @param {Partial<Preferences>} change @returns {boolean} Whether it outlasts this visit. */
function prefer(change) {
  preferences = { ...preferences, ...change };
  return !embedded && savePreferences(storage, change);
}

languageChoice((language) => prefer({ language }));
themeButton(preferences.theme, (theme) => prefer({ theme }));

const engine = new Engine(
  () => new Worker(new URL("./engine/play.worker.js", import.meta.url), { type: "module" }),
);
// It loads while the views are made.
engine.start();
const knowledge = new Knowledge(engine);

/** @type {((state: State) => void)[]} */
const views = [];
let shown = initialState(preferences.settings);

/** @param {State} state */
function render(state) {
  shown = state;
  for (const view of views) view(state);
}

/** Milliseconds until an address that was refused is tried again. */
const REFUSED = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let owed;

/** @param {"pushState" | "replaceState"} how */
const writer = (how) => (/** @type {string} */ address) => {
  const parts = [lesson.address(), address.slice(1), linked ? `lang=${linked}` : ""];
  if (embedded) parts.push("view=board");
  write(embedded ? "replaceState" : how, `#${parts.filter((part) => part !== "").join("&")}`);
};

/**
 * Browsers refuse too many changes in too short a time, with an error or without a word. The game on
 * the screen does not depend on them; but whoever reloads wants it back.
 * @param {"pushState" | "replaceState"} how
 * @param {string} fragment
 */
function write(how, fragment) {
  clearTimeout(owed);
  try {
    if (fragment !== location.hash) history[how](null, "", fragment);
  } catch {
    // It is tried again below.
  }
  if (new URL(fragment, location.href).hash !== location.hash) {
    owed = setTimeout(() => write("replaceState", fragment), REFUSED);
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
const known = (state) => knowledge.of(position(state)?.board ?? "");
const search = searchDoor();
const lab = labDoor(controller, () => shown, visit, search.link);
const lesson = lessonDoor({
  show,
  push: writer("pushState"),
  state: () => shown,
  tell: (words) => controller.tell(words),
});
views.push(
  (state) => board(state, known(state)),
  (state) => compare(state, known(state)),
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
helpView(controller, () => shown, {
  read: () => preferences.shortcuts,
  write: (shortcuts) => prefer({ shortcuts }),
});
aboutView();
part("skip").addEventListener("click", (event) => {
  event.preventDefault(); // The fragment is the game's.
  part("board").querySelector("button")?.focus();
});

render(shown);
const open = () => {
  clearTimeout(owed); // The visitor has gone elsewhere.
  return embedded ? controller.open(location.hash) : lesson.open(location.hash);
};
addEventListener("popstate", open);
open().then(() => {
  if (unloaded && !shown.notice) {
    controller.tell({ id: "language-unloaded", values: { name: unloaded } });
  }
});
part("unloaded").remove();
if (embedded) offerPage();
else keepOffline();
// Paper comes after the screen; without its style the page prints as it is shown.
import("./style/print.css").catch(() => {});
addEventListener("beforeprint", () => {
  part("printed-address").textContent = hrefOf(lesson.address() || lab.screen());
});

/**
 * Shows what a link says: the game, and the rooms beside it.
 * @param {string} fragment
 * @param {boolean} [only] Whether all else is left: other rooms, and a mistake that is switched on.
 */
async function show(fragment, only = false) {
  if (only) {
    for (const room of [search, lab]) room.leave();
    // A room that wants a mistake switches it on again.
    if (shown.bug) controller.setBug(null);
  }
  lab.open(fragment);
  await controller.open(fragment);
  // The search follows the board: its step is one of the link's own position.
  await search.open(fragment);
}

/** Goes to a link within the page. @param {string} fragment With the `#`. */
function visit(fragment) {
  write("pushState", fragment);
  open();
}

/** A link from a board in another page to all of this one. */
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
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
