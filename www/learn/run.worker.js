/** Runs the JavaScript program of the chapters, and the engine beside it, in alternating batches. */
import init, { best_move } from "../../pkg/web/cutoff.js";
import { Search } from "../../learn/programs/minimax.js";
import { claim, ratioOf } from "../engine/ratio.js";
import { timed } from "../engine/timing.js";

/**
 * What both have found, and how long they took; null where the clock is too coarse.
 * @typedef {object} Ran
 * @property {number} nodes The same for both.
 * @property {number} cell
 * @property {number | null} programMs
 * @property {number | null} engineMs
 * @property {import("../engine/ratio.js").Claim | null} claim
 */

const EMPTY = ".........";
/** Turns of each, and batches in a turn. */
const [TURNS, BATCHES] = [4, 3];

await init();
const now = () => performance.now();
const search = new Search();
const program = () => search.bestMove(EMPTY);
const engine = () => best_move(EMPTY, true, {});

const { cell } = program();
const { nodes, index } = engine();
if (search.nodes !== nodes || cell !== index) throw new Error("the program and the engine differ");

/** @type {number[][]} */
const [programs, engines] = [[], []];
for (let turn = 0; turn < TURNS; turn += 1) {
  programs.push(...timed(now, program, nodes, BATCHES).samplesMs);
  engines.push(...timed(now, engine, nodes, BATCHES).samplesMs);
}
const fastest = (/** @type {number[]} */ samples) =>
  samples.length > 0 ? Math.min(...samples) : null;
const ratio = ratioOf(programs, engines);
postMessage(
  /** @type {Ran} */ ({
    ...{ nodes, cell, programMs: fastest(programs), engineMs: fastest(engines) },
    claim: ratio && claim(ratio),
  }),
);
