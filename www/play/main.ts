/** Play: wires the store, the questions and the views of the board. */
import { namesStandard } from "./start.js";
import { engine } from "../engine/play.js";
import { loaded } from "../engine/loaded.js";
import { frameIn } from "../parts/board/frame.js";
import { boardView } from "../parts/board/game-board.js";
import { STANDARD } from "../game/shape.js";
import { loadWords, setShape } from "../messages/index.js";
import { noticeBox } from "../page/notice.js";
import { keepOffline } from "../page/offline.js";
import { part } from "../page/parts.js";
import { embedded } from "../page/address.js";
import { openPlace, prefer, preferences } from "../page/start/place.js";
import { underWay } from "../page/under-way.js";
import { answerView } from "./card/answer.js";
import { searchesCard } from "./card/searches-card.js";
import { wholeSearches } from "./card/whole-searches.js";
import { writeGame } from "./game/address.js";
import { Controller } from "./game/controller.js";
import { UNKNOWN } from "./game/facts.js";
import { linkSchema, readOwn } from "./game/link.js";
import { linksView } from "./game/links.js";
import { marksOf } from "./game/marks.js";
import { playersView } from "./game/players.js";
import { answersShown, factsOf, onBoard, position } from "./game/state.js";
import { statusView } from "./game/status.js";
import { Store } from "./game/store.js";
import { Turns } from "./game/turns.js";
import { atOnce } from "./questions/at-once.js";
import { replies } from "./questions/reply.js";
import { Runner } from "./questions/runner.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Card } from "./card/searches-card.js" */
/** @import { State } from "./game/state.js" */

/** What the card says of boards beyond 3×3, once what is shown of them is there. @type {((state: State) => Card) | null} */
let toDepth = null;
/** The engine that knows them. @type {Engine | null} */
let boardsEngine = null;

// In another page, the page's author decides whether there are answers.
const preferred = () => ({ ...preferences().settings, ...(embedded ? { answers: true } : {}) });
const store = new Store(preferred());
const turns = new Turns(store, engine);
const runner = new Runner(store, (error) => turns.fail(error, () => runner.retry()));
const controller = new Controller(store, turns, {
  ...{ engineOf, runner, preferred, address: writeGame, now: () => performance.now() },
  prefer: (change) => prefer({ settings: { ...preferences().settings, ...change } }),
});
runner.add(
  ...atOnce({ store, engine }, { map: !embedded }),
  ...replies(store, (move, signal) => controller.reply(move, signal)),
);

const root = document.documentElement;
const frame = frameIn(part("board-frame"));
const board = boardView(frame, (cell) => controller.play(cell));
const notice = noticeBox({ retry: () => turns.retry(), dismiss: () => turns.dismiss() });

/** What the other views rest on. @param {State} state */
function showPage(state) {
  setShape(state.shape);
  // Until the engine has read the link, another board than 3×3 is not known, and none is shown.
  const isFirst = state.shape.game === STANDARD.game;
  const shown = position(state) !== undefined || (isFirst && namesStandard());
  root.dataset.board = !shown ? "opening" : state.shape.exhaustive ? "standard" : "other";
  underWay("game", state.game.moves.length > 0 && !embedded);
  // The small engine knows the one game.
  if (!isFirst) engine.rest();
}

for (const view of [
  showPage,
  (/** @type {State} */ state) =>
    board(onBoard(state), marksOf(state.aside ? UNKNOWN : factsOf(state))),
  searchesCard(controller, (state) =>
    state.shape.exhaustive ? wholeSearches(state) : toDepth?.(state),
  ),
  answerView(controller),
  statusView(controller),
  playersView,
  linksView(),
])
  store.subscribe(view);
store.subscribe(
  (state) => notice(state.notice),
  (state) => [state.notice],
);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && store.state.setup) controller.closeSetup();
});

/** Ends when the drawer is filled. @type {() => void} */
let hasContents = () => {};
/** @type {Promise<void>} */
const filled = new Promise((resolve) => (hasContents = resolve));

store.tell();
if (embedded) import("./game/embed.js").then(({ embedView }) => store.subscribe(embedView()));
afterFirstAnswer(() => {
  loadContents();
  if (!embedded) keepOffline();
});
openPlace({
  linkSchema,
  open: async (names, faults) => {
    await controller.open(names, { ...readOwn(names), faults });
    // A link arrives at what it names.
    const { setup, tab } = store.state;
    if (setup && !embedded) part("setup").focus();
    else if (tab !== "search" && !embedded) await filled.then(() => part(`panel-${tab}`).focus());
  },
  notify: (words, again) => turns.say(words, again),
  keys: {
    n: () => controller.newGame(),
    u: () => controller.undo(),
    r: () => controller.redo(),
    s: () => controller.swapSides(),
    // In another page, the page's author decides whether there are answers.
    ...(embedded
      ? {}
      : {
          h: () => controller.setHints(!store.state.settings.hints),
          a: () => controller.setAnswers(!answersShown(store.state)),
        }),
    p: () => controller.setPruning(!store.state.settings.pruning),
    ...digits((column) => {
      const { setup, shape } = store.state;
      if (shape.gravity && !setup && column < shape.columns) controller.play(column);
    }),
  },
  listed: [..."arrows home enter digits new undo redo swap hints answers pruning".split(" ")],
});

/** The engine that knows a game. @param {string} game @returns {Engine | Promise<Engine>} */
function engineOf(game) {
  return game === STANDARD.game ? engine : openedBoards();
}

/** Loads what is asked and shown of boards beyond 3×3, before the first of them is. */
async function openedBoards() {
  const words = /** @type {const} */ (["boards", "details", "connect-four"]).map((part) =>
    loadWords(part),
  );
  const parts = Promise.all([import("./boards.js"), import("../engine/workers.js"), ...words]);
  const [{ openBoards, searchesToDepth }, { answering }] = await loaded(parts);
  if (!toDepth) openBoards({ store, turns, runner, controller }, frame, { card: !embedded });
  toDepth = searchesToDepth;
  // Once it has failed, it starts again when the visitor says so.
  return (boardsEngine ??= answering());
}

/** Fills the drawer, and draws the map. */
async function loadContents() {
  try {
    const [{ openContents }] = await Promise.all([import("./contents.js"), loadWords("details")]);
    openContents({ store, turns, runner, controller });
    store.tell();
    part("details").dataset.ready = "yes";
    hasContents();
  } catch {
    turns.say({ id: "page-failed" }, loadContents);
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
  store.subscribe((state) => {
    const answered = factsOf(state).known || state.shape.game !== STANDARD.game;
    if (done || !(answered || state.setup || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
  });
}
