/** Tests the module under load: many calls, and every kind of JavaScript value. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import * as cutoff from "../../pkg/whole/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { LONG_TEST } from "../patience.js";

// Most calls are refused, and a stack trace takes longer than the call.
Error.stackTraceLimit = 0;

const KB = 1024;

/** @type {WebAssembly.Memory} */
let memory;
/** The JavaScript values that the module holds. @type {WebAssembly.Table} */
let table;
/** @type {(size: number, align: number) => number} */
let allocate;
/** @type {(block: number, size: number, align: number) => void} */
let free;

before(async () => {
  const wasm = readFileSync(new URL("../../pkg/whole/cutoff_bg.wasm", import.meta.url));
  const loaded = await cutoff.default({ module_or_path: wasm });
  memory = loaded.memory;
  [allocate, free] = [loaded.__wbindgen_malloc, loaded.__wbindgen_free];
  table = loaded.__wbindgen_externrefs;
});

/** @param {() => unknown} call */
function refusal(call) {
  try {
    call();
    return null;
  } catch (error) {
    return error;
  }
}

const throws = () => {
  throw new Error("no");
};
/** @type {unknown[]} */
const proxy = new Proxy([], { get: throws, ownKeys: throws });
const cells = Object.defineProperty(Array(9).fill(""), 5, { get: throws });
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** A position with two free cells. */
const LATE = "XOXOXOXOOXOXOX..";
const BOOK = new Uint8Array(
  readFileSync(new URL("../../www/public/connect-four.book", import.meta.url)),
);

/** One call of each kind. Each takes some microseconds. */
const CALLS = [
  () => cutoff.replay(".........", "b2a1c3"),
  () => cutoff.describe("3x3k3"),
  () => refusal(() => cutoff.describe("9x6k4g")),
  () => cutoff.describe("7x6k4g"),
  () => cutoff.replay("", "4453", { game: "7x6k4g" }),
  () => cutoff.replay("", "4459", { game: "7x6k4g" }),
  () => refusal(() => cutoff.review("", "4459", { game: "7x6k4g" })),
  () => cutoff.solve("12121", { game: "4x4k4g", line: true }),
  () => cutoff.solve(LATE, { game: "4x4k4", budgetMs: 0, replies: true }),
  () => cutoff.best_move(LATE, true, { game: "4x4k4", depth: 1 }),
  () => cutoff.analyze(LATE, { game: "4x4k4" }),
  () => cutoff.horizon("X...O....", { depth: 2 }),
  () => cutoff.estimate(LATE, { game: "4x4k4" }),
  () => refusal(() => cutoff.load_book(BOOK.subarray(1))),
  () => refusal(() => cutoff.solve("", { budgetMs: /** @type {any} */ (proxy) })),
  // Objects that throw an error when they are read.
  () => refusal(() => cutoff.best_move(/** @type {any} */ (proxy), true)),
  () => refusal(() => cutoff.best_move(cells, true)),
  () => refusal(() => cutoff.replay(".........", /** @type {any} */ (proxy))),
  () => refusal(() => cutoff.analyze(".........", /** @type {any} */ (revoked))),
  () =>
    refusal(() =>
      cutoff.analyze(".........", {
        /** @returns {"plain"} */
        get scoring() {
          throw new Error("no");
        },
      }),
    ),
  () => refusal(() => cutoff.analyze(".........", { order: /** @type {any} */ (proxy) })),
  () => cutoff.replay(".........", [4, 0, 8, 2, 1, 7]),
  () => cutoff.replay(".........", [4, 4]),
  () => refusal(() => cutoff.best_move("XXXOOO...", true)),
  () => refusal(() => cutoff.best_move(/** @type {any} */ ({ length: 9 }), true)),
  () => cutoff.trace_tree("[[3,12,8],[2,a,6]]", true),
  () => refusal(() => cutoff.trace_tree("[[3,12,8],[2,", true)),
  () => cutoff.trace("XOXOX.O..", true),
  () => cutoff.trace_map("XOXOX.O..", true, 32),
  () => refusal(() => cutoff.trace_map("XOXOX.O..", true, 31)),
  () => cutoff.analyze("XOXOX.O.."),
  () => cutoff.consult("XOXOX.O..", "table-bounds"),
  () => refusal(() => cutoff.survey([], /** @type {any} */ ("no such thing"))),
  () => cutoff.survey(["XOXOX.O..", "xox.ox..."], "table-bounds"),
  () => refusal(() => cutoff.survey(/** @type {any} */ (proxy), "table-bounds")),
  () => cutoff.judge(["XOXOX.O.."], [5]),
  () => refusal(() => cutoff.judge(["XOXOX.O.."], /** @type {any} */ (proxy))),
  () => cutoff.best_move("XOXOX.O..", true, { search: "best-first" }),
];

/** Calls that take some milliseconds, so a few hundred of them are enough. */
const LONGER = [() => cutoff.positions(), () => cutoff.trace_map("", true, 100)];

/**
 * Returns how much of the module's memory is in use, in kB. The size of the memory alone hides
 * leaks, because the table of a search leaves megabytes free.
 */
function usedMemory() {
  const size = memory.buffer.byteLength;
  const blocks = [];
  while (memory.buffer.byteLength === size) blocks.push(allocate(KB, 4));
  for (const block of blocks) free(block, KB, 4);
  return size / KB - blocks.length;
}

// A call that leaks 16 bytes adds 125 kB. Free pieces smaller than 1 kB are not counted, and vary.
test("8,000 calls of each kind use no more memory than one", { timeout: LONG_TEST }, () => {
  const run = (/** @type {number} */ rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const call of CALLS) call();
      if (round % 100 === 0) for (const call of LONGER) call();
    }
  };
  // The first calls fill what is kept for good.
  run(500);
  usedMemory();
  run(1);
  const used = usedMemory();
  const slots = table.length;
  run(8_000);
  const more = usedMemory() - used;
  assert.ok(more < 60, `${more} kB more are in use`);
  assert.equal(table.length, slots);
});

/**
 * Values that are meant to confuse.
 * @type {((random: () => number, depth: number) => unknown)[]}
 */
const KINDS = [
  () => undefined,
  () => null,
  (random) => random() < 0.5,
  (random) => [0, -0, 1, 8, 9, -1, 0.5, NaN, Infinity, 1e300, 2 ** 53][Math.floor(random() * 11)],
  () => 10n,
  () => Symbol("x"),
  () => () => "X",
  (random) => text(random, "XO._- xo\n?é💥".split("")),
  (random) => text(random, "[],.-0123456789ab ".split("")),
  (random) => Array.from({ length: 9 }, () => "XO. "[Math.floor(random() * 4)]),
  (random, depth) =>
    Array.from({ length: Math.floor(random() * 11) }, () => anything(random, depth + 1)),
  (random, depth) => ({ length: anything(random, depth + 1), 0: anything(random, depth + 1) }),
  (random, depth) => ({ scoring: anything(random, depth + 1), order: anything(random, depth + 1) }),
  () =>
    new Proxy([], {
      get: () => {
        throw new Error("no");
      },
    }),
  () => Object.create(null),
  () => new Date(NaN),
  () => new Uint8Array(9),
  () => new String("........."),
];

/** @param {() => number} random @param {string[]} signs */
function text(random, signs) {
  const length = Math.floor(random() * 14);
  return Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join("");
}

/** @param {() => number} random @param {number} [depth] @returns {unknown} */
function anything(random, depth = 0) {
  const among = depth > 3 ? 5 : KINDS.length;
  return KINDS[Math.floor(random() * among)](random, depth);
}

test("the package answers any input, or refuses it with a code", () => {
  const random = seeded(20_261_121);
  // `measure` is left out because it takes long.
  const { best_move, analyze, describe, replay, trace, trace_tree, trace_map } = cutoff;
  const { census, estimate, load_book, solve, review, consult, survey, judge } = cutoff;
  const { horizon, reason, positions, puzzle } = cutoff;
  const calls = {
    ...{ best_move, analyze, describe, replay, trace, trace_tree, trace_map },
    ...{ census, estimate, load_book, solve, review, consult, survey, judge },
    ...{ horizon, reason, positions, puzzle },
  };
  const answered = new Set();
  const codes = new Set();
  for (let round = 0; round < 40_000; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      // Without options these calls visit thousands of boards, which would take half of the time.
      if ((name === "positions" || name === "census") && round % 50 !== 0) continue;
      const values = Array.from({ length: 4 }, () => anything(random));
      try {
        const found = /** @type {any} */ (call)(...values);
        assert.equal(typeof found, "object", name);
        answered.add(name);
      } catch (error) {
        if (!(error instanceof Error) || !("code" in error)) {
          throw new Error(`${name} threw ${String(error)}`, { cause: error });
        }
        codes.add(error.code);
        assert.ok(error.message.length > 10 && error.message.length < 300, error.message);
      }
    }
  }
  assert.ok(codes.size > 15, [...codes].join(" "));
  assert.ok(answered.has("analyze") && answered.has("replay"), [...answered].join(" "));
  assert.equal(cutoff.best_move("xoxoox___", true).index, 8);
});
