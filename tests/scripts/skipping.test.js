/** Checks that a step or a build runs again when one of its inputs has changed. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { after, test } from "node:test";
import { digestOf, filesIn, forgetRun, runUnlessDone } from "../../scripts/digest.mjs";
import { root } from "../../scripts/folder.mjs";
import { COMMON, SHARED_TESTS, STEPS } from "../../scripts/steps.mjs";

mkdirSync(join(root, "target"), { recursive: true });
const folder = mkdtempSync(join(root, "target", "skipping-"));
const inside = relative(root, folder);
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function write(name, text) {
  writeFileSync(join(folder, name), text);
}

test("a digest depends on the content, the names and the number of files", () => {
  write("a.txt", "one");
  const first = digestOf([inside]);
  assert.equal(digestOf([inside]), first);
  assert.notEqual(digestOf([inside], ["rustc 2"]), first);
  write("a.txt", "two");
  const second = digestOf([inside]);
  assert.notEqual(second, first);
  write("b.txt", "");
  const third = digestOf([inside]);
  assert.notEqual(third, second);
  rmSync(join(folder, "b.txt"));
  assert.equal(digestOf([inside]), second);
  write("a.txt", "one");
  assert.equal(digestOf([inside]), first);
});

test("a step runs again once its inputs or outputs change, or its record is missing", async () => {
  const name = "no step of this project";
  const outputs = [join(inside, "output")];
  let times = 0;
  const action = async () => {
    times += 1;
    write("output", "made");
  };
  const isDone = (/** @type {string} */ inputs) => runUnlessDone(name, inputs, outputs, action);
  forgetRun(name);
  assert.deepEqual([await isDone("inputs"), await isDone("inputs"), times], [true, false, 1]);
  assert.deepEqual([await isDone("others"), await isDone("others"), times], [true, false, 2]);
  write("output", "changed by another command");
  assert.deepEqual([await isDone("others"), await isDone("others"), times], [true, false, 3]);
  forgetRun(name);
  assert.deepEqual([await isDone("others"), times], [true, 4]);
  forgetRun(name);
});

test("an interrupted step does not count as done", async () => {
  const name = "interrupted step of no project";
  const isDone = (/** @type {string} */ inputs) => runUnlessDone(name, inputs, [], async () => {});
  forgetRun(name);
  await isDone("before");
  const interrupted = async () => {
    throw new Error("Ctrl+C");
  };
  await assert.rejects(runUnlessDone(name, "changed", [], interrupted));
  assert.equal(await isDone("before"), true);
  forgetRun(name);
});

test("the inputs of every step exist or are made by a step", () => {
  const made = STEPS.flatMap(({ outputs }) => outputs);
  for (const { name, inputs } of STEPS) {
    for (const path of [...COMMON, ...inputs]) {
      assert.ok(made.includes(path) || existsSync(join(root, path)), `${name} reads ${path}`);
    }
  }
});

/** Patterns of paths in a script's code that it reads, in the project or beside its own file. */
const READS = [
  /\b(?:(?:join|resolve)\(root, |(?:readFileSync|readdirSync|existsSync)\()["`](?<path>[^"`$]+)/g,
  /new URL\(\s*["`](?<beside>\.[^"`$]*)[^)]*import\.meta\.url\)/g,
  /\b(?:from|import|import\()\s*"(?<beside>\.[^"]+)"/g,
];

/** @param {string} script A path in the project. @returns {string[]} */
function readsOf(script) {
  const text = readFileSync(join(root, script), "utf8");
  const paths = READS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups: { path = "", beside = "" } = {} }) =>
      join(beside ? dirname(script) : "", path, beside).replace(/\/$/, ""),
    ),
  );
  return paths.filter((path) => existsSync(join(root, path)));
}

// A path that is composed from parts is not found.
test("each file that a test imports or reads is an input of its step", () => {
  for (const { name, inputs } of STEPS) {
    const [folder] = inputs.filter((path) => path.startsWith("tests/"));
    if (!folder) continue;
    // Tools create the last two.
    const known = [...COMMON, ...inputs, "node_modules", "target"];
    // A folder is not read completely if the step lists files in it.
    const isKnown = (/** @type {string} */ path) =>
      known.some((one) => `${path}/`.startsWith(`${one}/`) || one.startsWith(`${path}/`));
    const code = [folder, ...SHARED_TESTS, "www", "learn"].filter((path) => inputs.includes(path));
    for (const file of code.flatMap((path) => filesIn(join(root, path)))) {
      const script = relative(root, file);
      const isTestOfOthers = script.endsWith(".test.js") && !script.startsWith(folder);
      if (!/\.m?[jt]sx?$/.test(script) || isTestOfOthers) continue;
      const missing = readsOf(script).filter((path) => path !== "." && !isKnown(path));
      assert.deepEqual(missing, [], `${script} reads what is no input of ${name}`);
    }
  }
});

test("a step that reads the output of another waits for it", () => {
  for (const { name, inputs, needs } of STEPS) {
    const all = new Set(needs);
    for (const need of all) {
      for (const more of STEPS.find((step) => step.name === need)?.needs ?? []) all.add(more);
    }
    const makers = STEPS.filter(({ outputs }) => outputs.some((path) => inputs.includes(path)));
    for (const maker of makers) assert.ok(all.has(maker.name), `${name} needs ${maker.name}`);
  }
});

test("every step that another needs or waits for exists", () => {
  const names = STEPS.map(({ name }) => name);
  for (const { name, needs, after } of STEPS) {
    for (const other of [...needs, ...after]) assert.ok(names.includes(other), `${name}: ${other}`);
  }
});
