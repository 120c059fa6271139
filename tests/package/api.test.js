/** Checks that the tables of docs/api.md agree with the declarations. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { DECLARATIONS, PAGE, readDeclarations, withTables } from "../../scripts/api.mjs";

test("docs/api.md has every call and option of the package, as `npm run api` writes them", () => {
  const page = readFileSync(PAGE, "utf8");
  const declarations = readFileSync(DECLARATIONS, "utf8");
  assert.equal(page, withTables(page, declarations));
  const { calls, options } = readDeclarations(declarations);
  const names = Object.keys(cutoff).filter((name) => name !== "start");
  assert.deepEqual(calls.map(({ name }) => name).toSorted(), names.toSorted());
  assert.ok(options.length > 20 && options.every(({ text }) => text.endsWith(".")));
});

test("the table of calls by purpose has each call once", () => {
  const page = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (?:play|see|compare|learn|find)[^|]*\| (.*) \|$/gm)];
  const named = rows.flatMap(([, cells]) =>
    [...cells.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.toSorted(), Object.keys(cutoff).toSorted());
});

/**
 * For each numeric option, a call that has it.
 * @type {Record<string, (options: object) => unknown>}
 */
const TAKES = {
  depth: (options) => cutoff.analyze("", options),
  budgetMs: (options) => cutoff.analyze("", options),
  memoryMb: (options) => cutoff.solve("", options),
  probes: (options) => cutoff.estimate("", options),
  seed: (options) => cutoff.estimate("", options),
  samples: (options) => cutoff.measure(["minimax"], "", options),
  count: (options) => cutoff.positions(options),
  tries: (options) => cutoff.horizon("", options),
};

test("the package accepts exactly the range of each number in the reference", () => {
  const { options } = readDeclarations(readFileSync(DECLARATIONS, "utf8"));
  const numbers = options.filter(({ type }) => type === "number");
  assert.deepEqual(numbers.map(({ name }) => name).toSorted(), Object.keys(TAKES).toSorted());
  for (const { name, text } of numbers) {
    let message = "";
    try {
      TAKES[name]({ [name]: -1 });
    } catch (error) {
      message = /** @type {Error} */ (error).message;
    }
    const [, least, most] = message.match(/^\w+ is a whole number from (\d+) to (\d+)$/) ?? [];
    const range = [least, most].map((digits) => Number(digits).toLocaleString("en"));
    const said = name === "budgetMs" ? `up to ${range[1]}` : range.join(" to ");
    assert.ok(text.includes(said), `${name}: “${text}” against “${message}”`);
  }
});
