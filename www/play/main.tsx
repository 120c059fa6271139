/** Opens Play: joins the store, the questions and the views. */
import { options } from "preact";
import "./start-engine.ts";
import { engine } from "../engine/play-engine.ts";
import { loadCode, type Engine } from "../engine/engine.ts";
import { nextTask } from "../base/next-task.ts";
import { gameNames } from "../game/link.ts";
import { STANDARD, gameIn } from "../game/shape.ts";
import { loadWords, setShape } from "../messages/index.ts";
import { noticeBox } from "../page/notice.tsx";
import { elementOf, fillRoot } from "../page/roots.ts";
import { EMBED_NAMES, GAME_NAMES, namesPassedOn } from "../page/places.ts";
import { addEntry, isEmbedded, query, replaceAddress } from "../page/address.ts";
import { openPlace } from "../page/start/place.ts";
import { prefer, preferences } from "../page/start/visitor-preferences.ts";
import { setUnderWay } from "../page/under-way.ts";
import { Controller } from "./game/controller.ts";
import { playSchema, readView, writeView } from "./state/play-link.ts";
import { positionOf, showsAnswers } from "../game/state.ts";
import { factsOf, type State } from "./state/play-state.ts";
import { Store } from "./state/store.ts";
import { Notices } from "./game/notices.ts";
import { LivePage, type LateModules } from "./page.tsx";
import { standardQuestions } from "./questions/standard-questions.ts";
import { QuestionRunner } from "./questions/runner.ts";
import type { Play } from "./game/play-props.ts";

/** The engine for boards other than 3×3. */
let otherEngine: Engine | null = null;

// On another site, the author of the page decides whether answers are shown.
const preferred = () => ({ ...preferences().settings, ...(isEmbedded ? { answers: true } : {}) });
const store = new Store(preferred());
const notices = new Notices(store, () => controller.engine);
const runner = new QuestionRunner(store, (error) =>
  notices.showFailure(error, () => runner.retry()),
);
const controller = new Controller(engine, store, notices, {
  engineOf: (game) => (game === STANDARD.game ? engine : loadOtherBoards()),
  runner,
  preferred,
  addEntry,
  writeAddress: writeGame,
  prefer: (change) => prefer({ settings: { ...preferences().settings, ...change } }),
});
runner.add(...standardQuestions(engine, (move, signal) => controller.reply(move, signal)));
const play: Play = { store, notices, runner, controller };
const lateModules: LateModules = { laterViews: null, otherBoards: null };
const showNotice = noticeBox(notices);

/** Passes the state on, before it is drawn, to messages, style sheets, the bar and the engine. */
function prepare(state: State) {
  setShape(state.shape);
  // A board other than 3×3 is shown only after the engine has read the link.
  const { exhaustive, game } = state.shape;
  const isKnown = positionOf(state) !== undefined || gameIn(query()) === game;
  const board = exhaustive ? "standard" : "other";
  document.documentElement.dataset.board = isKnown ? board : "opening";
  setUnderWay("game", state.line.moves.length > 0 && !isEmbedded);
  if (!exhaustive) engine.rest();
}

store.change({ isEmbedded });
store.subscribe(prepare);
store.subscribe((state) => showNotice(state.notice));

store.notify();
// The request goes to the engine first, so that it works while the page is drawn.
nextTask().then(() => fillRoot("main", <LivePage play={play} lateModules={lateModules} />));
// An embedded question has no way to show its answer.
if (isEmbedded && query().get("answers") === "off")
  document.documentElement.dataset.hidesAnswer = "";

/** Resolves once the first answer is on the screen, or once it is certain that none will come. */
const firstAnswer = new Promise<void>((resolve) => {
  store.subscribe((state) => {
    const isAnswered = factsOf(state).finding || !state.shape.exhaustive;
    if (isAnswered || state.setup || state.hasFailed) resolve();
  });
}).then(nextTask);
// Until then, answers that arrive within one frame are drawn together.
options.debounceRendering = requestAnimationFrame;
firstAnswer.then(() => delete options.debounceRendering);
// At this time nothing else uses the network or the processor.
const laterViewsReady = firstAnswer.then(loadLaterViews);

openPlace({
  linkSchema: playSchema,
  open: async (names, faults) => {
    await controller.open(names, { ...readView(names), faults });
    // A link focuses the element that it names, except that the details focus themselves.
    const { setup, tab } = store.state;
    if (isEmbedded || (!setup && !tab)) return;
    await laterViewsReady;
    if (setup && lateModules.laterViews) elementOf("setup").focus();
  },
  showNotice: (message, again) => notices.show(message, again),
  answered: firstAnswer,
  keys: {
    n: () => controller.newGame(),
    u: () => controller.undo(),
    r: () => controller.redo(),
    s: () => controller.swapSides(),
    ...(!isEmbedded && {
      h: () => controller.toggleHints(),
      a: () => controller.setAnswers(!showsAnswers(store.state)),
    }),
    p: () => controller.setPruning(!store.state.settings.pruning),
    ...Object.fromEntries([..."12345678"].map((digit, column) => [digit, () => drop(column)])),
  },
  listed: [
    "arrows",
    "home",
    "enter",
    "digits",
    "new",
    "undo",
    "redo",
    "swap",
    "hints",
    "answers",
    "pruning",
  ],
});

/** Writes the game and the view into the address. */
function writeGame(state: State) {
  const others = [...query()].filter(([name]) => EMBED_NAMES.includes(name));
  const passedOn = namesPassedOn(query()).filter(([name]) => !GAME_NAMES.includes(name));
  const own = [...gameNames(state), ...Object.entries(writeView(state))];
  replaceAddress([...own, ...passedOn, ...others]);
}

/** Draws the page with modules that have loaded. */
function drawWith(loaded: Partial<LateModules>) {
  Object.assign(lateModules, loaded);
  store.notify(true);
}

/** Loads the questions and views of boards other than 3×3. */
async function loadOtherBoards() {
  const words = (["boards", "details"] as const).map(loadWords);
  const all = Promise.all([import("./other-boards.tsx"), import("../engine/workers.ts"), ...words]);
  const [otherBoards, { answerer }] = await loadCode(all);
  if (!lateModules.otherBoards) {
    otherBoards.openOtherBoards(play);
    drawWith({ otherBoards });
  }
  return (otherEngine ??= answerer());
}

/** Loads the details, the map and other views that are not needed at first. */
async function loadLaterViews() {
  try {
    const words = (["details", "lines", "chooser"] as const).map(loadWords);
    const [laterViews] = await Promise.all([import("./later-views.tsx"), ...words]);
    laterViews.openLaterViews(play);
    drawWith({ laterViews });
  } catch {
    notices.show({ id: "page-failed" }, loadLaterViews);
  }
}

/** Plays in a column, if the board has columns to play in. */
function drop(column: number) {
  const { setup, shape } = store.state;
  if (shape.gravity && !setup && column < shape.columns) controller.play(column);
}
