/** Runs in the page that stops.mjs opens, and stops searches at random moments from a seed. */
import { Engine, EngineRefusal } from "../www/engine/engine.ts";
import { seeded } from "../www/base/random.ts";

/**
 * A search to stop.
 * @typedef {object} Subject
 * @property {"solve" | "textbook"} call
 * @property {string} game
 * @property {string} moves From the start of the game.
 * @property {boolean} [pruning] For a textbook search.
 * @property {number} [depth] For a textbook search.
 * @property {"search"} [solver] The option of the package.
 */

/**
 * Milliseconds of one stop.
 * @typedef {object} Stop
 * @property {number} heard Until the page's request ends.
 * @property {number} ended Until the worker no longer works on it.
 * @property {number} gap The longest time between two reports before the stop.
 */

/** The most milliseconds between a search's first report and its stop. */
const LATEST = 90;

let workers = 0;

/** Makes an engine without tables, and reports when its worker stops reporting or ends. */
function freshEngine() {
  workers += 1;
  const lock = `worker ${workers}`;
  /** @type {(time: number) => void} */
  let silent = () => {};
  /** @type {Promise<number>} */
  const stopped = new Promise((resolve) => (silent = resolve));
  const engine = new Engine(() => {
    const address = new URL(`./stopped.worker.mjs?lock=${lock}`, import.meta.url);
    const worker = new Worker(address, { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if ("stopped" in data) silent(performance.now());
    });
    return worker;
  });
  const gone = () => navigator.locks.request(lock, () => performance.now());
  return { engine, stopped, gone };
}

/**
 * Stops a search once.
 * @param {Subject} subject
 * @param {number} seed
 * @returns {Promise<Stop | null>} Null if the search was done before the stop.
 */
async function stopOnce({ call, game, moves, pruning = true, depth, solver }, seed) {
  const { engine, stopped, gone } = freshEngine();
  const { positions, start } = await startOf(engine, game, moves);
  const board = positions.length > 0 ? positions[positions.length - 1].board : start;
  const giveUp = new AbortController();
  const times = [performance.now()];
  /** @type {(began: unknown) => void} */
  let began = () => {};
  const running = new Promise((resolve) => (began = resolve));
  const options = { game, ...(depth ? { depth } : {}) };
  const args =
    call === "textbook"
      ? [board, pruning, options]
      : [board, { ...options, book: false, ...(solver ? { solver } : {}) }];
  let isDone = false;
  const request = engine
    .request(call, /** @type {any} */ (args), {
      signal: giveUp.signal,
      progress() {
        times.push(performance.now());
        began(null);
      },
    })
    .then(() => (isDone = true))
    .catch((error) => {
      if (error instanceof EngineRefusal) throw error;
    })
    .finally(() => began(null));
  const back = request.then(() => performance.now());
  await running;
  await new Promise((resolve) => setTimeout(resolve, seeded(seed)() * LATEST));
  if (isDone) return (engine.restart(), null);
  const asked = performance.now();
  if (call === "textbook") engine.stop();
  else giveUp.abort();
  const heard = (await back) - asked;
  const ended = (await (call === "textbook" ? gone() : stopped)) - asked;
  engine.restart();
  const gaps = [...times, asked].slice(1).map((time, index) => time - times[index]);
  return { heard, ended, gap: Math.max(...gaps) };
}

/** @param {Engine} engine @param {string} game @param {string} moves */
async function startOf(engine, game, moves) {
  const { start } = await engine.request("describe", [game]);
  const { positions } = await engine.request("replay", [start, moves, { game }]);
  return { start, positions };
}

/**
 * Stops a search again and again, each time at another moment.
 * @param {Subject} subject
 * @param {number} count The number of stops.
 */
async function stopOften(subject, count) {
  /** @type {Stop[]} */
  const stops = [];
  for (let seed = 1; stops.length < count && seed <= 10 * count; seed += 1) {
    const stop = await stopOnce(subject, seed);
    if (stop) stops.push(stop);
  }
  return stops;
}

Object.assign(globalThis, { stopOften });
document.documentElement.dataset.ready = "yes";
