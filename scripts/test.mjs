/** `npm test`: every check and test. `npm test -- rust e2e` runs the steps with these in their names. */
import { argv, exit } from "node:process";
import { runner } from "./run.mjs";
import { lanes } from "./steps.mjs";
import { rust } from "./tools.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const steps = new Map(lanes.flat().map((step) => [step.name, step]));
const chosen = choose(argv.slice(2));
let passed = 0;
/** @type {string[]} */
const failures = [];

/** Settles when a step has ended, for who waits for it. @type {Map<string, Promise<void>>} */
const ended = new Map();
/** @type {Map<string, () => void>} */
const end = new Map();
for (const name of chosen) ended.set(name, new Promise((resolve) => end.set(name, resolve)));

if (rust.missing()) fail("install rust", `there is no cargo on this machine: ${rust.byHand}`);
else await Promise.all(lanes.map(runLane));

for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
exit(failures.length > 0 ? 1 : 0);

/**
 * The steps whose names have one of the words in them, and what they need; all without words.
 * @param {string[]} words
 */
function choose(words) {
  const wanted = [...steps.keys()].filter(
    (name) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (wanted.length === 0) {
    console.error(`No step is called so. There are: ${[...steps.keys()].join(", ")}.`);
    exit(1);
  }
  const chosen = new Set(wanted);
  // A set gives what is added while one goes through it.
  for (const name of chosen) for (const need of steps.get(name)?.needs ?? []) chosen.add(need);
  return chosen;
}

/** @param {Step[]} lane */
async function runLane(lane) {
  for (const step of lane.filter(({ name }) => chosen.has(name))) {
    await Promise.all([...step.needs, ...step.after].map((name) => ended.get(name)));
    if (failures.length === 0 && step.missing()) await runStep(step);
    end.get(step.name)?.();
  }
}

/**
 * Runs a step and shows what it wrote when it has ended, so that the lanes do not mix.
 * @param {Step} step
 */
async function runStep({ name, action }) {
  /** @type {string[]} */
  const written = [];
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`... ${name}`);
  try {
    await action(runner((text) => written.push(text)));
    passed += 1;
    console.log(`\n=== ${name}: passed, ${seconds()}\n${written.join("")}`);
  } catch (error) {
    console.log(`\n=== ${name}: FAILED, ${seconds()}\n${written.join("")}`);
    fail(name, error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} name
 * @param {string} reason
 */
function fail(name, reason) {
  failures.push(`${name}: ${reason}`);
}
