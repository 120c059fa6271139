/**
 * The engines of a page, by what they are for. Each begins to load when it is first asked for, and again when
 * it is needed after a failure. The page's HTML may name a smaller build to begin with (`data-engine`): one that
 * is asked for more than it has is replaced. Beside these Play has the small engine of its first view (play.ts).
 */
import { atRoot } from "../base/root.ts";
import { BUILDS } from "./calls.ts";
import { EngineRefusal } from "./engine.ts";
import { givePackage, newEngine } from "./registry.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import type { Build } from "./calls.ts";

/** Milliseconds after which a worker ends that keeps nothing from call to call. */
const REST = 2_000;

const BOARDS = new URL("../../pkg/boards/cutoff_bg.wasm", import.meta.url);
const WHOLE = new URL("../../pkg/web/cutoff_bg.wasm", import.meta.url);

function spawn(build: Build) {
  const [worker, wasm] =
    build === "whole"
      ? [new Worker(new URL("./whole.worker.ts", import.meta.url), { type: "module" }), WHOLE]
      : [new Worker(new URL("./boards.worker.ts", import.meta.url), { type: "module" }), BOARDS];
  return givePackage(worker, wasm);
}

/** An engine that begins when it is first asked for. @param begin Starts a worker. */
export function lazy(options?: EngineOptions, begin: typeof spawn = spawn): () => Engine {
  let engine: Engine | null = null;
  return () => {
    const { engine: least } = document.documentElement.dataset;
    const build = BUILDS.find((one) => one === least);
    engine ??= newEngine(begin, { build, ...options });
    if (engine.failed) engine.restart();
    return engine;
  };
}

/** Answers at once: no call of it lasts longer than a visitor waits without being told. */
export const answering = lazy();

/**
 * Thinks long. It has one table: what one call has proved no other proves again, as long as they are about
 * the same game and may take the same memory.
 */
export const thinking = lazy({}, (build) => {
  given = null;
  return spawn(build);
});

/** Proves what the visitor wants proved, with a table of its own: so its counts are of that position alone. */
export const proving = lazy();

/**
 * Runs what nothing stops but the end of its worker (a count of what searches visit, of what bugs do), and textbook
 * searches beside it. The worker ends when it has nothing to do.
 */
export const apart = lazy({ rest: REST });

/** The game that there is an opening book for, as a file beside the page. Without it the searches answer. */
const BOOKED = "7x6k4g";

/** Milliseconds that the book may take to come: the search goes on without it. */
const PATIENCE = 4_000;

/** The book's bytes, once they are asked for. */
let bytes: Promise<Uint8Array | null> | null = null;

/** The book that the thinking worker has, or is being given. */
let given: Promise<boolean> | null = null;

/** The engine that thinks, with the book in it where the game has one. @param game Its short name. */
export async function thinkingAbout(game: string): Promise<Engine> {
  const engine = thinking();
  engine.start();
  if (game !== BOOKED) return engine;
  const giving = (given ??= giveBook(engine));
  // A later try may have better luck.
  if (!(await giving) && given === giving) given = null;
  return engine;
}

/** Gives an engine the book. @returns False if it could not be had. */
async function giveBook(engine: Engine): Promise<boolean> {
  const book = await (bytes ??= fetchedBook());
  if (!book) {
    bytes = null;
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

/** @returns Null if it could not be had. */
async function fetchedBook(): Promise<Uint8Array | null> {
  try {
    const response = await fetch(atRoot("connect-four.book"), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
