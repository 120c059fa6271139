/**
 * Checks that docs/errors.md lists the engine's error codes, and tests refusals that no other test
 * causes.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { refusal } from "./refusal.js";

const root = new URL("../../", import.meta.url);

/** Strings with a hyphen in `src/wasm` that are not codes. */
const OTHERS = ["alpha-beta", "depth-aware", "kebab-case"];

/** Lists all codes in `src/wasm`, which are its strings with a hyphen outside comments. */
function codesOfTheEngine() {
  const folder = fileURLToPath(new URL("src/wasm/", root));
  const codes = new Set();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".rs")) continue;
    const code = readFileSync(`${folder}/${name}`, "utf8").replace(/\/\/.*$/gm, "");
    for (const [, text] of code.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)) codes.add(text);
  }
  for (const other of OTHERS) assert.ok(codes.delete(other), `${other} is no longer there`);
  return [...codes].sort();
}

test("docs/errors.md has each code of the engine once, with a sentence", () => {
  const text = readFileSync(new URL("docs/errors.md", root), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)];
  assert.deepEqual(rows.map(([, code]) => code).sort(), codesOfTheEngine());
  for (const [, code, sentence] of rows) assert.match(sentence, /^[A-Z`].*\.$/, code);
});

test("a board with gravity that no order of moves can build is refused", () => {
  // O's stone is below X's, although X moves first.
  const board = "............X...O...";
  const error = refusal(() => cutoff.best_move(board, true, { game: "4x5k4g", depth: 1 }));
  assert.equal(error.code, "board-order");
  assert.equal(refusal(() => cutoff.solve(board, { game: "4x5k4g" })).code, "board-order");
  // With X and O swapped, the position is possible.
  const other = "............O...X...";
  assert.equal(cutoff.best_move(other, true, { game: "4x5k4g", depth: 1 }).outcome, "unknown");
});

test("a tree that cannot be parsed is refused with the character where parsing stopped", () => {
  const deep = "[".repeat(61) + "1" + "]".repeat(61);
  const row = `[${Array(10).fill(1)}]`;
  const cases = /** @type {[string, string, number?][]} */ ([
    ["[1,]", "tree-no-node", 3],
    ["", "tree-no-node", 0],
    ["[1,-]", "tree-number"],
    ["[1,abcdefghijklm]", "tree-name"],
    ["[1,2", "tree-unclosed", 4],
    ["[1] 2", "tree-after", 4],
    [`[${Array(1_000).fill(1)}]`, "tree-wide"],
    [deep, "tree-deep"],
    [nested(row, 4), "tree-large"],
  ]);
  for (const [text, code, at] of cases) {
    const error = refusal(() => cutoff.trace_tree(text, true));
    assert.equal(error.code, code, text.slice(0, 40));
    assert.equal(typeof error.at, "number");
    if (at !== undefined) assert.equal(error.at, at, text);
  }
});

/**
 * Nests ten copies of a tree under a root, this number of times.
 * @param {string} tree
 * @param {number} times
 * @returns {string}
 */
function nested(tree, times) {
  return times === 1 ? tree : nested(`[${Array(10).fill(tree)}]`, times - 1);
}

/** Lists values of every kind that cannot be read, or only in some ways. */
function unreadable() {
  const throws = () => {
    throw new Error("no");
  };
  const bytes = new Uint8Array(1_000);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  const floats = new Float64Array(9);
  structuredClone(floats.buffer, { transfer: [floats.buffer] });
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  class Species extends Uint8Array {
    static get [Symbol.species]() {
      return throws();
    }
  }
  class Length extends Uint8Array {
    get length() {
      return throws();
    }
  }
  const empty = () => {};
  return /** @type {[string, any][]} */ ([
    ["detached bytes", bytes],
    ["detached numbers", floats],
    ["a detached buffer", bytes.buffer],
    ["a view of nothing", new DataView(new ArrayBuffer(0))],
    ["bytes whose copy throws", new Species(20)],
    ["bytes whose length throws", new Length(20)],
    ["an object that is called bytes", Object.create(Uint8Array.prototype)],
    ["a proxy of bytes", new Proxy(new Uint8Array(20), {})],
    ["a proxy that throws", new Proxy([], { get: throws, ownKeys: throws })],
    ["a revoked proxy", revoked.proxy],
    ["an array that throws", Object.defineProperty(Array(9).fill(""), 5, { get: throws })],
    ["an object that throws", Object.defineProperty({}, "game", { get: throws, enumerable: true })],
    ["a symbol", Symbol("x")],
    ["a function", empty],
    ["a number of another kind", 10n],
    ["a map", new Map([["game", "4x4k4"]])],
  ]);
}

test("a call with any input answers, or throws an error with a code", () => {
  const { initSync: _, ...calls } = /** @type {Record<string, any>} */ (cutoff);
  let refused = 0;
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call !== "function" || name === "default" || name.startsWith("__")) continue;
    for (const [what, value] of unreadable()) {
      for (const place of [0, 1, 2, 3]) {
        // The other arguments are valid, so that each argument is read.
        const good = /** @type {unknown[]} */ (["XOXOOX...", true, { depth: 2 }, {}]);
        if (name === "replay" || name === "review") good[1] = "";
        if (name === "trace_map") good[2] = 32;
        if (name === "measure") good.splice(0, 3, ["alpha-beta"], "XOXOOX...", { budgetMs: 1 });
        const given = good.map((other, at) => (at === place ? value : other));
        try {
          call(...given);
        } catch (error) {
          const code = /** @type {any} */ (error)?.code;
          assert.equal(typeof code, "string", `${name}, argument ${place} is ${what}: ${error}`);
          refused += 1;
        }
      }
    }
  }
  assert.ok(refused > 400, String(refused));
});

test("bytes of a detached buffer are not accepted as a book", () => {
  for (const [what, value] of unreadable()) {
    const { code } = refusal(() => cutoff.load_book(value));
    assert.equal(code, what.includes("bytes") ? "book-broken" : "book-type", what);
  }
});
