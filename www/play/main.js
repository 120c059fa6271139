/** Play: wires the engine, the controller and the views of the board. */
import { namesStandard } from "./start.js";
import { engine } from "../engine/play.js";
import { frameIn } from "../parts/board/frame.js";
import { boardView } from "../parts/board/game-board.js";
import { Answers, UNKNOWN } from "./answers.js";
import { Controller } from "./controller.js";
import { pause } from "./pause.js";
import { STANDARD, isProvedAtOnce, isSearchedWhole } from "../game/shape.js";
import { answersShown, factsOf, initialState, onBoard, position } from "./state.js";
import { loadWords, setShape } from "../messages/index.js";
import { noticeBox } from "../page/notice.js";
import { keepOffline } from "../page/offline.js";
import { part } from "../page/parts.js";
import { embedded } from "../page/address.js";
import { openPlace, prefer, preferences } from "../page/start/place.js";
import { underWay } from "../page/under-way.js";
import { writeGame } from "./address.js";
import { Adviser } from "./adviser.js";
import { answerView } from "./answer.js";
import { detailsView } from "./details.js";
import { embedView } from "./embed.js";
import { linkSchema, readOwn } from "./link.js";
import { linksView } from "./links.js";
import { marksOf } from "./marks.js";
import { playersView } from "./players.js";
import { searchesCard } from "./searches-card.js";
import { statusView } from "./status.js";
import { wholeSearches } from "./whole-searches.js";

/** @import { State } from "./state.js" */
/** @import { LongSearches } from "./long-searches.js" */
/** @import { Card, Shows } from "./types.d.ts" */

const answers = new Answers();
/** What the card says of boards beyond 3×3, once what is shown of them is there. @type {((state: State) => Card) | null} */
let toDepth = null;

const root = document.documentElement;
/** What begins work about a state by itself. @type {Shows["asks"]} */
const asks = [];
/** What draws a state. @type {Shows["views"]} */
const views = [];
let current = initialState(preferences().settings);

/** @param {State} state */
function render(state) {
  current = state;
  setShape(state.shape);
  // Until the engine has read the link, another board than 3×3 is not known, and none is shown.
  const isFirst = state.shape.game === STANDARD.game;
  const shown = position(state) !== undefined || (isFirst && namesStandard());
  root.dataset.board = !shown ? "opening" : isProvedAtOnce(state.shape) ? "standard" : "other";
  underWay("game", state.game.moves.length > 0 && !embedded);
  // The small engine knows the one game.
  if (!isFirst) engine.rest();
  for (const show of [...asks, ...views]) show(state);
}

const controller = new Controller({
  adviser: new Adviser(engine, answers, openBoards, { card: !embedded }),
  answers,
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

const frame = frameIn(part("board-frame"));
const board = boardView(frame, (cell) => controller.play(cell));
const notice = noticeBox({
  retry: () => controller.retry(),
  dismiss: () => controller.dismiss(),
});
views.push(
  (state) => board(onBoard(state), marksOf(state.aside ? UNKNOWN : factsOf(state))),
  searchesCard(controller, (state) =>
    isSearchedWhole(state.shape) ? wholeSearches(state) : toDepth?.(state),
  ),
  answerView(controller),
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
  linkSchema,
  open: async (names, faults) => {
    await controller.open(names, { ...readOwn(names), faults });
    // A link arrives at what it names.
    const { setup, tab } = current;
    if (setup && !embedded) part("setup").focus();
    else if (tab !== "search" && !embedded) part(`panel-${tab}`).focus();
  },
  notify: (words, again) => controller.tell(words, again),
  keys: {
    n: () => controller.newGame(),
    u: () => controller.undo(),
    r: () => controller.redo(),
    s: () => controller.swapSides(),
    // In another page, the page's author decides whether there are answers.
    ...(embedded
      ? {}
      : {
          h: () => controller.setHints(!current.settings.hints),
          a: () => controller.setAnswers(!answersShown(current)),
        }),
    p: () => controller.setPruning(!current.settings.pruning),
    ...digits((column) => {
      const { setup, shape } = current;
      if (shape.gravity && !setup && column < shape.columns) controller.play(column);
    }),
  },
  listed: [..."arrows home enter digits new undo redo swap hints answers pruning".split(" ")],
});

/** Loads what is shown of boards beyond 3×3. @param {LongSearches} searches */
async function openBoards(searches) {
  const words = /** @type {const} */ (["boards", "details", "connect-four"]).map((part) =>
    loadWords(part),
  );
  const [{ boardsPart, searchesToDepth }] = await Promise.all([
    import("./boards-part.js"),
    ...words,
  ]);
  if (toDepth) return;
  toDepth = searchesToDepth;
  add(boardsPart(frame, controller, searches));
}

/** @param {Shows} more */
function add(more) {
  asks.push(...more.asks);
  views.push(...more.views);
}

/** Fills the drawer, and draws the map. */
async function loadContents() {
  try {
    const [{ contents }] = await Promise.all([import("./contents.js"), loadWords("details")]);
    add(contents(controller, answers));
    controller.redraw();
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
    const answered = factsOf(state).known || state.shape.game !== STANDARD.game;
    if (done || !(answered || state.setup || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
  });
}
