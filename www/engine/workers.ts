/**
 * The engines of a page, by purpose. Each loads at its first use, and again after a failure. The
 * HTML can name the initial build (`data-build`). Play's first answer comes from play-engine.ts.
 */
import { atRoot } from "../base/root.ts";
import { BUILDS, type Build } from "./calls.ts";
import { EngineRefusal, type Engine, type EngineOptions } from "./engine.ts";
import { newEngine, sendModule } from "./registry.ts";

/** Milliseconds until an idle worker ends, if it keeps nothing between calls. */
const IDLE_MS = 2_000;

const BOARDS = new URL("../../pkg/boards/cutoff_bg.wasm", import.meta.url);
const WHOLE = new URL("../../pkg/whole/cutoff_bg.wasm", import.meta.url);

function spawn(build: Build) {
  const [worker, wasm] =
    build === "whole"
      ? [new Worker(new URL("./whole.worker.ts", import.meta.url), { type: "module" }), WHOLE]
      : [new Worker(new URL("./boards.worker.ts", import.meta.url), { type: "module" }), BOARDS];
  return sendModule(worker, wasm);
}

/** Makes an engine on first use. @param begin Starts a worker. */
function lazyEngine(options?: EngineOptions, begin: typeof spawn = spawn): () => Engine {
  let engine: Engine | null = null;
  return () => {
    const { build: least } = document.documentElement.dataset;
    const build = BUILDS.find((one) => one === least);
    engine ??= newEngine(begin, { build, ...options });
    if (engine.failed) engine.restart();
    return engine;
  };
}

/** Answers short calls, and records searches. */
export const answerer = lazyEngine();

/** Answers long questions. Its calls share one table, as long as the game and the memory stay. */
export const thinker = lazyEngine({}, (build) => {
  bookLoad = null;
  return spawn(build);
});

/** Runs a proof with a table of its own, so that its counts are of that position alone. */
export const prover = lazyEngine();

/** Runs counts, races and timed searches, and nothing else. Most stop only when their worker ends. */
export const counter = lazyEngine({ idleMs: IDLE_MS });

/** The game that has an opening book, which is a file of the site. */
const BOOK_GAME = "7x6k4g";

/** Milliseconds until the search starts without the book. */
const BOOK_LIMIT_MS = 4_000;

let bookBytes: Promise<Uint8Array | null> | null = null;
/** Resolves to true once the thinker has the book. Null while no load is in progress. */
let bookLoad: Promise<boolean> | null = null;

/** Starts the thinker, and loads the book into it if the game has one. */
export async function thinkerFor(game: string): Promise<Engine> {
  const engine = thinker();
  engine.start();
  if (game !== BOOK_GAME) return engine;
  const load = (bookLoad ??= sendBook(engine));
  if (!(await load) && bookLoad === load) bookLoad = null;
  return engine;
}

/** @returns False if the book did not load. */
async function sendBook(engine: Engine): Promise<boolean> {
  const book = await (bookBytes ??= fetchBook());
  if (!book) {
    bookBytes = null;
    return false;
  }
  try {
    await engine.request("load_book", [book]);
  } catch (error) {
    // The file is not a book.
    if (!(error instanceof EngineRefusal)) throw error;
  }
  return true;
}

async function fetchBook(): Promise<Uint8Array | null> {
  try {
    const response = await fetch(atRoot("connect-four.book"), {
      signal: AbortSignal.timeout(BOOK_LIMIT_MS),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
