/**
 * Checks that every end-to-end test of 0.3.1 still exists, or that tests/e2e/titles-0.3.0.tsv names
 * its replacement.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";

/** @typedef {{ title?: string, file: string, suites?: Suite[], specs?: { title: string }[] }} Suite */

/** The separator between the file of a test and its title. */
const BETWEEN = " · ";

/** Lists all present tests, each with its spec and title. */
function present() {
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const args = [playwright, "test", "--list", "--reporter=json"];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  /** @param {Suite} suite @param {string[]} above @returns {string[]} */
  const titles = ({ file, specs = [], suites = [] }, above) => [
    ...specs.map(({ title }) => nameOf(file, [...above, title].join(" › "))),
    ...suites.flatMap((inner) => titles(inner, [...above, inner.title ?? ""])),
  ];
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(stdout);
  return new Set(suites.flatMap((suite) => titles(suite, [])));
}

/** @param {string} file @param {string} title */
const nameOf = (file, title) => file.replace(/\.spec\.[jt]s$/, "") + BETWEEN + title;

/**
 * True if the table's claim about a property is right.
 * @param {string} now
 * @param {Set<string>} tests
 */
function isTrue(now, tests) {
  if (tests.has(now) || /^gone: \S/.test(now)) return true;
  const [file] = now.split(BETWEEN);
  return /\.(js|mjs|ts|rs)$/.test(file) && existsSync(join(root, "tests", file));
}

test("each end-to-end test of 0.3.1 exists, or the table names the test that replaces it", () => {
  const table = readFileSync(join(root, "tests/e2e/titles-0.3.0.tsv"), "utf8");
  const rows = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const tests = present();
  const faults = rows.flatMap((row) => {
    const [spec, title, now, ...rest] = row.split("\t");
    if (now === undefined || rest.length > 0) return [`${row}: three columns are wanted`];
    const name = spec + BETWEEN + title;
    if (tests.has(name)) return now === "" ? [] : [`${name}: it is there, so "now" is empty`];
    if (now === "") return [`${name}: it is not there, so "now" says where its property is`];
    return isTrue(now, tests) ? [] : [`${name}: there is no test “${now}”`];
  });
  assert.equal(rows.length, 733);
  assert.deepEqual(faults, []);
});
