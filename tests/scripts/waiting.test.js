/**
 * Checks that tests pass on a slow or busy machine: no test compares times or has its own time-out.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";

/** Code that reads a real clock or measures how long something took. */
const CLOCKS =
  /performance\.now\(\)|Date\.now\(\)|hrtime|"longtask"|\.elapsed\(\)|Instant::now|SystemTime/;
/** Code that waits for a number of milliseconds, or sets one as a limit. */
const WAITS = /waitForTimeout|test\.setTimeout|timeout:\s*\d|@quiet/;

/** Files that may contain such a line, with the reason. */
const ALLOWED = new Map([
  ["scripts/waiting.test.js", "the patterns themselves"],
  ["e2e/clock.js", "where the page's clock stands"],
]);

/** The only line of a visitor's program that takes long. */
const SLOW_PROGRAM = "for (const end = Date.now() + 700; Date.now() < end; );";

const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(js|mjs|rs)$/.test(name))
  .map((name) => name.replaceAll("\\", "/"));

/** @param {RegExp} pattern */
const linesWith = (pattern) =>
  files
    .filter((name) => !ALLOWED.has(name))
    .flatMap((name) => {
      const lines = readFileSync(join(root, "tests", name), "utf8").split("\n");
      return lines.flatMap((line, at) =>
        pattern.test(line.replace(SLOW_PROGRAM, "")) ? [`${name}:${at + 1}: ${line.trim()}`] : [],
      );
    });

test("no test reads a real clock", () => {
  assert.deepEqual(linesWith(CLOCKS), []);
});

test("no test waits for a time or has its own time-out outside tests/patience.js", () => {
  assert.deepEqual(linesWith(WAITS), []);
});

test("each line in the list of exceptions exists", () => {
  for (const name of ALLOWED.keys()) assert.ok(files.includes(name), name);
});
