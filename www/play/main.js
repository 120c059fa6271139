/** Play: wires the engine, the controller and the views of the board. */
import { engine } from "../engine/play.js";
import { boardView } from "../board/board.js";
import { Knowledge } from "../engine/answers.js";
import { Controller } from "../game/controller.js";
import { gameNames } from "../game/link.js";
import { initialState, position } from "../game/state.js";
import { linked, setShape } from "../messages/index.js";
import { hrefOf, query, replaceAddress } from "../page/address.js";
import { faultsOf } from "../page/link-fault.js";
import { noticeBox } from "../page/notice.js";
import { keepOffline } from "../page/offline.js";
import { forwarded } from "../page/old-links.js";
import { part } from "../page/parts.js";
import { embedded, openPlace, prefer, preferences } from "../page/place.js";
import { announcer } from "./announce.js";
import { bugView } from "./bug.js";
import { compareView } from "./compare.js";
import { movesView } from "./moves.js";
import { playersView } from "./players.js";
import { setupView } from "./setup.js";
import { statusView } from "./status.js";

/** @typedef {import("../game/state.js").State} State */

const knowledge = new Knowledge(engine);

/** @type {((state: State) => void)[]} */
const views = [];
let current = initialState(preferences().settings);

/** @param {State} state */
function render(state) {
  current = state;
  setShape(state.shape);
  for (const view of views) view(state);
}

const controller = new Controller({
  engine,
  knowledge,
  address: writeGame,
  preferred: () => preferences().settings,
  prefer: (settings) => prefer({ settings }),
  pause,
  render,
});

const board = boardView(part("board"), (cell) => controller.play(cell));
const compare = compareView(controller);
const moves = movesView(controller);
/** @param {State} state */
const factsOf = (state) => knowledge.of(position(state)?.board ?? "");
const notice = noticeBox({
  retry: () => controller.retry(),
  dismiss: () => controller.dismiss(),
});
views.push(
  (state) => board(state, factsOf(state)),
  (state) => compare(state, factsOf(state)),
  (state) => moves(state, knowledge),
  statusView(controller),
  (state) => notice(state.notice),
  bugView(controller),
  playersView(controller),
  setupView(controller),
  announcer(),
);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && current.setup) controller.closeSetup();
});

render(current);
if (!leaveForPlace()) openPlay();

function openPlay() {
  if (embedded) offerPage();
  afterFirstAnswer(() => {
    if (!embedded) keepOffline();
    // Without its style for paper the page prints as it is on the screen.
    import("../style/print.css").catch(() => {});
  });
  addEventListener("beforeprint", () => {
    part("printed-address").textContent = location.href;
  });
  openPlace({
    open: (names) => !leaveForPlace() && controller.open(names, faultsOf("play", names)),
    keys: {
      n: () => controller.newGame(),
      u: () => controller.undo(),
      r: () => controller.redo(),
      h: () => controller.setHints(!current.settings.hints),
      p: () => controller.setPruning(!current.settings.pruning),
    },
    listed: ["arrows", "home", "enter", "new", "undo", "redo", "hints", "pruning"],
  });
}

/** Goes where a link of the old page leads now. @returns {boolean} Whether it leads elsewhere. */
function leaveForPlace() {
  const target = forwarded(location.hash);
  if (!target) return false;
  location.replace(hrefOf(target.place, target.fragment));
  return target.place !== "play";
}

/** Puts the game into the address, and keeps what else is in it. @param {[string, string][]} game */
function writeGame(game) {
  const names = query();
  const kept = ["lang", "lesson", "step", "view", "answers", "review", "bug"].flatMap((name) => {
    const value = names.get(name);
    return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
  });
  replaceAddress([...game, ...kept]);
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

/** Links from a board inside another page to the whole of this one. */
function offerPage() {
  const link = /** @type {HTMLAnchorElement} */ (part("full-page"));
  link.hidden = false;
  views.push((state) => {
    const address = new URL(location.href);
    const names = [...gameNames(state), ...(linked ? [["lang", linked]] : [])];
    address.hash = new URLSearchParams(names).toString();
    link.href = address.href;
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
