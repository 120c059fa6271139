/** Play: wires the store, the questions and the views of the board. */
import { namesStandard } from "./start.ts";
import { engine } from "../engine/play.ts";
import { loaded } from "../engine/loaded.ts";
import { frameIn } from "../parts/board/frame.ts";
import { boardView } from "../parts/board/game-board.ts";
import { STANDARD } from "../game/shape.ts";
import { loadWords, setShape } from "../messages/index.ts";
import { noticeBox } from "../page/notice.ts";
import { keepOffline } from "../page/offline.ts";
import { part } from "../page/parts.ts";
import { embedded } from "../page/address.ts";
import { openPlace, prefer, preferences } from "../page/start/place.ts";
import { underWay } from "../page/under-way.ts";
import { answerView } from "./card/answer.ts";
import { searchesCard, wholeSearches } from "./card/searches-card.ts";
import { writeGame } from "./game/address.ts";
import { marksOf } from "./game/claim.ts";
import { Controller } from "./game/controller.ts";
import { UNKNOWN } from "./game/facts.ts";
import { linkSchema, readOwn } from "./game/link.ts";
import { answersShown, factsOf, onBoard, position } from "./game/state.ts";
import { statusView } from "./game/status.ts";
import { Store } from "./game/store.ts";
import { Turns } from "./game/turns.ts";
import { atOnce } from "./questions/at-once.ts";
import { replies } from "./questions/reply.ts";
import { Runner } from "./questions/runner.ts";
import type { Engine } from "../engine/engine.ts";
import type { Card } from "./card/searches-card.ts";
import type { State } from "./game/state.ts";

/** What the card says of boards beyond 3×3, once what is shown of them is there. */
let toDepth: ((state: State) => Card) | null = null;
/** What it says of 3×3: of a race too, once there can be one. */
let raceCard = wholeSearches;
/** The engine that knows them. */
let boardsEngine: Engine | null = null;

// In another page, the page's author decides whether there are answers.
const preferred = () => ({ ...preferences().settings, ...(embedded ? { answers: true } : {}) });
const store = new Store(preferred());
const turns = new Turns(store, engine);
const runner = new Runner(store, (error) => turns.fail(error, () => runner.retry()));
const controller = new Controller(store, turns, {
  engineOf,
  runner,
  preferred,
  address: writeGame,
  now: () => performance.now(),
  prefer: (change) => prefer({ settings: { ...preferences().settings, ...change } }),
});
runner.add(
  ...atOnce(engine, !embedded),
  ...replies((move, signal) => controller.reply(move, signal)),
);
const play = { store, turns, runner, controller };
/** What the parts that are loaded later are given. */
export type Play = typeof play;

const frame = frameIn(part("board-frame"));
const board = boardView(frame, (cell) => controller.play(cell));
const notice = noticeBox({ retry: () => turns.retry(), dismiss: () => turns.dismiss() });

/** What the other views rest on. */
function showPage(state: State) {
  setShape(state.shape);
  // Until the engine has read the link, another board than 3×3 is not known, and none is shown.
  const isFirst = state.shape.game === STANDARD.game;
  const shown = position(state) !== undefined || (isFirst && namesStandard());
  document.documentElement.dataset.board = !shown
    ? "opening"
    : state.shape.exhaustive
      ? "standard"
      : "other";
  underWay("game", state.game.moves.length > 0 && !embedded);
  // The small engine knows the one game.
  if (!isFirst) engine.rest();
}

for (const view of [
  showPage,
  (state: State) => board(onBoard(state), marksOf(state.aside ? UNKNOWN : factsOf(state))),
  searchesCard(controller, (state) => (state.shape.exhaustive ? raceCard : toDepth)?.(state)),
  answerView(controller),
  statusView(controller, store),
])
  store.subscribe(view);
store.subscribe(
  (state) => notice(state.notice),
  (state) => [state.notice],
);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && store.state.setup) controller.look({ tab: "search" });
});

/** Ends when the drawer is filled. */
let hasContents: () => void = () => {};
const filled: Promise<void> = new Promise((resolve) => (hasContents = resolve));

store.tell();
if (embedded) import("./game/embed.ts").then(({ embedView }) => store.subscribe(embedView()));
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
  listed: "arrows home enter digits new undo redo swap hints answers pruning".split(" "),
});

function engineOf(game: string): Engine | Promise<Engine> {
  return game === STANDARD.game ? engine : openedBoards();
}

/** Loads what is asked and shown of boards beyond 3×3, before the first of them is. */
async function openedBoards() {
  const words = (["boards", "details", "connect-four"] as const).map((part) => loadWords(part));
  const parts = Promise.all([import("./boards.ts"), import("../engine/workers.ts"), ...words]);
  const [{ openBoards, searchesToDepth }, { answering }] = await loaded(parts);
  if (!toDepth) openBoards(play, frame, !embedded);
  toDepth = searchesToDepth;
  // Once it has failed, it starts again when the visitor says so.
  return (boardsEngine ??= answering());
}

/** Fills the drawer, and draws the map. */
async function loadContents() {
  try {
    const [contents] = await Promise.all([import("./contents.ts"), loadWords("details")]);
    contents.openContents(play);
    ({ raceCard } = contents);
    store.tell();
    part("details").dataset.ready = "yes";
    hasContents();
  } catch {
    turns.say({ id: "page-failed" }, loadContents);
  }
}

/** The digits from 1 as keys. @param does Gets the digit, counted from 0. */
function digits(does: (index: number) => void) {
  return Object.fromEntries([..."12345678"].map((digit, index) => [digit, () => does(index)]));
}

/**
 * Calls a function once the first position has its recommendation, or is set up, or the engine has
 * failed: until then, nothing else is to keep the network and the processor busy.
 */
function afterFirstAnswer(does: () => void) {
  let done = false;
  store.subscribe((state) => {
    const answered = factsOf(state).known || state.shape.game !== STANDARD.game;
    if (done || !(answered || state.setup || state.failed)) return;
    done = true;
    // After this answer is on the screen.
    setTimeout(does);
  });
}
