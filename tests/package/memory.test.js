/** Tests a module whose memory cannot grow as far as its tables need. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import * as cutoff from "../../pkg/whole/cutoff.js";
import { capped } from "./capped.js";

/** The number of 64 KB pages by which the module can grow. The tables of these games need more. */
const PAGES = 6;

/** @type {WebAssembly.Memory} */
let memory;
let most = 0;

before(async () => {
  const wasm = readFileSync(new URL("../../pkg/whole/cutoff_bg.wasm", import.meta.url));
  const { bytes, pages } = capped(wasm, PAGES);
  most = pages * 65_536;
  ({ memory } = await cutoff.default({ module_or_path: bytes }));
});

test("the search reports refused memory and continues with a smaller table", () => {
  const options = /** @type {const} */ ({ game: "5x5k4g", solver: "search", budgetMs: 50 });
  let solved = cutoff.solve("", options);
  let after = 0;
  while (!solved.done) {
    const next = cutoff.solve("", options);
    assert.ok(next.nodes > solved.nodes && next.memory <= most);
    after += Number(solved.memoryRefused);
    solved = next;
  }
  assert.ok(solved.memoryRefused, "the memory was refused");
  assert.ok(after > 0, "and the search went on");
  assert.deepEqual(solved.atLeast, { outcome: "draw", plies: 25 });
  assert.ok(memory.buffer.byteLength <= most);
});

test("both searches of solve find the known results even if memory is refused", () => {
  for (const [game, outcome] of /** @type {const} */ ([
    ["5x5k4", "draw"],
    ["6x6k4", "win"],
    ["7x4k4g", "draw"],
    ["6x5k4g", "draw"],
  ])) {
    const found = cutoff.solve("", { game, line: true });
    assert.deepEqual([found.outcome, found.exact], [outcome, true], game);
    assert.equal(found.principalVariation.length, found.plies, game);
    // With enough memory, the table of 6×5 grows to 512 KB.
    assert.ok(found.memory > 0 && found.memory < 2 ** 19, `${game}: ${found.memory}`);
  }
  assert.ok(memory.buffer.byteLength <= most);
});

test("Connect Four's solver reports refused memory and continues", () => {
  const options = { game: "7x6k4g", book: false, budgetMs: 50 };
  let solved = cutoff.solve("", options);
  for (let slice = 0; slice < 1_000 && !solved.memoryRefused; slice += 1) {
    solved = cutoff.solve("", options);
  }
  assert.deepEqual([solved.memoryRefused, solved.source], [true, "connect-four"]);
  assert.ok(cutoff.solve("", options).nodes > solved.nodes);
});

test("other calls work, and calls work after the table was freed", () => {
  const { moves } = cutoff.solve("", { game: "6x4k4g", moves: true });
  assert.ok(moves?.every(({ outcome }) => outcome === "loss"));
  assert.equal(cutoff.best_move(".........", true).nodes, 20_866);
  assert.equal(cutoff.solve("", { game: "4x4k4" }).outcome, "draw");
});
