/** Play: wires the engine, the controller and the views of the board. */
import { engine } from "../engine/play.js";
import { boardView } from "../board/board.js";
import { Knowledge } from "../engine/answers.js";
import { Controller } from "../game/controller.js";
import { gameNames, ownNames } from "../game/link.js";
import { answersShown, initialState, position } from "../game/state.js";
import { setShape } from "../messages/index.js";
import { hrefOf, query, replaceAddress } from "../page/address.js";
import { failureDetail } from "../page/failure-detail.js";
import { faultsOf } from "../page/link-fault.js";
import { noticeBox } from "../page/notice.js";
import { keepOffline } from "../page/offline.js";
import { forwarded } from "../page/old-links.js";
import { part } from "../page/parts.js";
import { embedded, openPlace, prefer, preferences } from "../page/place.js";
import { announcer } from "./announce.js";
import { answerView } from "./answer.js";
import { bugView } from "./bug.js";
import { compareView } from "./compare.js";
import { detailsView } from "./details.js";
import { embedView } from "./embed.js";
import { linksView } from "./links.js";
import { movesView } from "./moves.js";
import { playersView } from "./players.js";
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
  // In another page, the page's author decides whether there are answers.
  preferred: () => ({
    ...preferences().settings,
    ...(embedded ? { answers: true } : {}),
  }),
  prefer: (change) => prefer({ settings: { ...preferences().settings, ...change } }),
  pause,
  render,
});

const board = boardView(
  {
    frame: part("board-frame"),
    grid: part("board"),
    columns: part("board-columns"),
    rows: part("board-rows"),
  },
  (cell) => controller.play(cell),
);
const withFacts = [board, compareView(controller), answerView(controller)];
const moves = movesView(controller);
const notice = noticeBox({
  retry: () => controller.retry(),
  dismiss: () => controller.dismiss(),
});
views.push(
  (state) => {
    const facts = knowledge.of(position(state)?.board ?? "");
    for (const view of withFacts) view(state, facts);
    moves(state, knowledge);
  },
  statusView(controller),
  (state) => notice(state.notice),
  bugView(controller),
  playersView(controller),
  detailsView(controller),
  linksView(),
  announcer(),
);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && current.setup) controller.closeSetup();
});

render(current);
if (!leaveForPlace()) openPlay();

function openPlay() {
  if (embedded) views.push(embedView());
  afterFirstAnswer(() => {
    loadContents();
    if (!embedded) keepOffline();
  });
  openPlace({
    open: async (names) => {
      if (leaveForPlace()) return;
      await controller.open(names, faultsOf("play", names));
      // A link arrives at what it names.
      const { tab } = current;
      if (tab !== "search" && !embedded) part(`panel-${tab}`).focus();
    },
    notify: (words, again) => controller.tell(words, again),
    keys: {
      n: () => controller.newGame(),
      u: () => controller.undo(),
      r: () => controller.redo(),
      s: () => controller.swapSides(),
      h: () => controller.setHints(!current.settings.hints),
      a: () => controller.setAnswers(!answersShown(current)),
      p: () => controller.setPruning(!current.settings.pruning),
    },
    listed: [..."arrows home enter new undo redo swap hints answers pruning".split(" ")],
  });
}

/** Fills the tabs. */
async function loadContents() {
  try {
    const { contents } = await import("./contents.js");
    views.push(...contents(controller, knowledge));
    render(current);
    part("details").dataset.ready = "yes";
  } catch (error) {
    const values = { detail: failureDetail(error) };
    controller.tell({ id: "page-failed", values }, loadContents);
  }
}

/** Goes where a link of the old page leads now. @returns {boolean} Whether it leads elsewhere. */
function leaveForPlace() {
  const target = forwarded(location.hash);
  if (!target) return false;
  location.replace(hrefOf(target.place, target.fragment));
  return target.place !== "play";
}

/** What stays in the address, whatever happens to the game. */
const KEPT = ["lang", "lesson", "step", "view", "theme"];

/** Puts what is on the screen into the address. @param {State} state */
function writeGame(state) {
  const kept = [...query()].filter(([name]) => KEPT.includes(name));
  // While a move is tried again, a reload is not to show the answer.
  const hidden = state.trying && state.settings.answers ? [["answers", "off"]] : [];
  const names = [...gameNames(state), ...hidden, ...ownNames(state), ...kept];
  replaceAddress(/** @type {[string, string][]} */ (names));
}

/**
 * Calls a function once the first position has its recommendation, or is set up, or the engine has
 * failed: until then, nothing else is to keep the network and the processor busy.
 * @param {() => void} does
 */
function afterFirstAnswer(does) {
  let done = false;
  views.push((state) => {
    const { minimax, alphaBeta } = knowledge.of(position(state)?.board ?? "").searches;
    if (done || !(minimax || alphaBeta || state.setup || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
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
