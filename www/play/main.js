/** Play: wires the engine, the controller and the views of the board. */
import "./start.js";
import { engine } from "../engine/play.js";
import { boardView } from "../parts/board/game-board.js";
import { Knowledge, loaded } from "../engine/answers.js";
import { Controller } from "../game/controller.js";
import { pause } from "../game/pause.js";
import { STANDARD } from "../game/shape.js";
import { answersShown, initialState, isStandard, position } from "../game/state.js";
import { loadWords, setShape } from "../messages/index.js";
import { query } from "../page/address.js";
import { linkFaults } from "../page/link-fault.js";
import { noticeBox } from "../page/notice.js";
import { keepOffline } from "../page/offline.js";
import { part } from "../page/parts.js";
import { embedded, openPlace, prefer, preferences } from "../page/place.js";
import { writeGame } from "./address.js";
import { answerView } from "./answer.js";
import { compareView } from "./compare.js";
import { detailsView } from "./details.js";
import { embedView } from "./embed.js";
import { readOwn } from "./link.js";
import { linksView } from "./links.js";
import { playersView } from "./players.js";
import { standardAdviser } from "./standard.js";
import { statusView } from "./status.js";

/** @import { State } from "../game/state.js" */

const knowledge = new Knowledge(engine);
const standard = standardAdviser(engine, knowledge);
/** What stands behind all other boards, once one was opened. @type {import("./boards-adviser.js").BoardsAdviser | null} */
let boards = null;

const root = document.documentElement;
/** @type {((state: State) => void)[]} */
const views = [];
let current = initialState(preferences().settings);

/** @param {State} state */
function render(state) {
  current = state;
  setShape(state.shape);
  // Until the engine has read the link, another board than 3×3 is not known, and none is shown.
  const shown = position(state) !== undefined || (isStandard(state) && namesStandard());
  root.dataset.board = !shown ? "opening" : isStandard(state) ? "standard" : "other";
  if (!isStandard(state)) engine.rest();
  for (const view of views) view(state);
}

/** Whether the address is of the board of 3×3. */
function namesStandard() {
  return (query().get("game") ?? STANDARD.game) === STANDARD.game;
}

/** @param {State} state */
function adviserOf(state) {
  return isStandard(state) || !boards ? standard : boards;
}

const controller = new Controller({
  standard,
  adviser: (game) => (game === STANDARD.game ? standard : (boards ?? loaded(openBoards()))),
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
    element: part("board-frame"),
    grid: part("board"),
    columns: part("board-columns"),
    rows: part("board-rows"),
  },
  (cell) => controller.play(cell),
);
const withFacts = [compareView(controller), answerView(controller)];
const notice = noticeBox({
  retry: () => controller.retry(),
  dismiss: () => controller.dismiss(),
});
views.push(
  (state) => {
    board(state, adviserOf(state).marks(state));
    const facts = knowledge.of(position(state)?.board ?? "");
    for (const view of withFacts) view(state, facts);
  },
  statusView(controller),
  (state) => notice(state.notice),
  playersView,
  detailsView(controller),
  linksView(),
);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && current.setup) controller.closeSetup();
});

render(current);
if (embedded) views.push(embedView());
afterFirstAnswer(() => {
  loadContents();
  if (!embedded) keepOffline();
});
openPlace({
  open: async (names) => {
    await controller.open(names, { ...readOwn(names), faults: await linkFaults("play", names) });
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
    ...digits((column) => {
      const { setup, shape } = current;
      if (shape.gravity && !setup && column < shape.columns) controller.play(column);
    }),
  },
  listed: [..."arrows home enter digits new undo redo swap hints answers pruning".split(" ")],
});

/** Loads what stands behind the boards beyond 3×3, and what is shown of it. */
async function openBoards() {
  const words = /** @type {const} */ (["boards", "details", "connect-four"]).map((part) =>
    loadWords(part),
  );
  const [{ boardsPart }] = await Promise.all([import("./boards-part.js"), ...words]);
  if (boards) return boards;
  const part = boardsPart(controller, () => render(current));
  views.push(...part.views);
  return (boards = part.adviser);
}

/** Fills the tabs. */
async function loadContents() {
  try {
    const [{ contents }] = await Promise.all([import("./contents.js"), loadWords("details")]);
    views.push(...contents(controller, knowledge, adviserOf, () => render(current)));
    render(current);
    part("details").dataset.ready = "yes";
  } catch {
    controller.tell({ id: "page-failed" }, loadContents);
  }
}

/** The digits from 1 as keys. @param {(index: number) => void} does Gets the digit, counted from 0. */
function digits(does) {
  return Object.fromEntries([..."12345678"].map((digit, index) => [digit, () => does(index)]));
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
    const answered = minimax || alphaBeta || !isStandard(state);
    if (done || !(answered || state.setup || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
  });
}
