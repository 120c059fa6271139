/**
 * `npm test`: every check and test. Most steps that have passed are skipped until something that they
 * read has changed.
 *
 *     npm test -- rust e2e     the steps with one of these words in their names, and what they need
 *     npm test -- --all        all steps, changed or not, as on the server (CI=true)
 */
import "./node-version.mjs";
import { argv, env, exit, platform, version } from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { pathOf } from "./browsers.mjs";
import { digestOf, forgetRun, importsOf, runUnlessDone } from "./digest.mjs";
import { folderFault, root } from "./folder.mjs";
import { retriedTests, slowest, timedTests } from "./results.mjs";
import { runner, versionOf } from "./run.mjs";
import { schedule } from "./schedule.mjs";
import { COMMON, steps } from "./steps.mjs";
import { rust } from "./tools.mjs";

/** @import { Timed } from "./results.mjs" */
/** @import { Step } from "./steps.mjs" */

/** The number of steps that run in parallel. */
const SLOTS = 2;

const MINUTE = 60_000;

/**
 * On a server, a step that takes longer counts as hung. The run ends and shows the step's output.
 */
const LIMIT_MS = 40 * MINUTE;

/**
 * The time between two lines of a step on a server, where the log may be all that is left of a run.
 */
const BEAT_MS = 5 * MINUTE;

const words = argv.slice(2).filter((word) => word !== "--all");
const all = argv.includes("--all") || Boolean(env.CI);

/** The steps that have ended, with their outputs. @type {(Timed & { output: string })[]} */
const ran = [];
let passed = 0;
let skipped = 0;
/** @type {string[]} */
const failures = [];

const names = steps.map(({ name }) => name);
/** The names of the steps that were requested. They always run. */
const named = names.filter((name) => words.some((word) => name.includes(word)));
if (words.length > 0 && named.length === 0) {
  console.error(`No step has such a name. There are: ${names.join(", ")}.`);
  exit(1);
}

const fault = folderFault(root);
if (fault) failures.push(fault);
else if (rust.missing()) failures.push(`there is no cargo on this machine: ${rust.byHand()}`);
else await schedule(withNeeds(words.length > 0 ? named : names), SLOTS, runStep);

const tests = ran.flatMap(({ output }) => timedTests(output));
const retried = ran.flatMap(({ output }) => retriedTests(output));
const end = [
  ...slowest("\nThe slowest steps:", ran),
  ...slowest("\nThe slowest tests:", tests),
  ...retried.map((name) => `\nPassed only at the second try: ${name}`),
  ...failures.map((failure) => `\nFailed: ${failure}`),
  `\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
];
console.log(end.join("\n"));
exit(failures.length > 0 ? 1 : 0);

/** Lists steps with all steps that they need, in the order of the table. @param {string[]} chosen */
function withNeeds(chosen) {
  const wanted = new Set(chosen);
  // A loop over a set also visits the values that are added during the loop.
  for (const name of wanted) {
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) wanted.add(need);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/**
 * Runs a step, unless there is nothing to do, and shows its output at its end, so that the outputs
 * of two steps are not mixed. Returns true if no step has failed so far.
 * @param {Step} step
 */
async function runStep(step) {
  const { name, inputs, outputs } = step;
  /** @type {string[]} */
  const written = [];
  const start = performance.now();
  const act = () => carryOut(step, written);
  try {
    if (!step.isDue()) return failures.length === 0;
    if (all || named.includes(name)) forgetRun(name);
    if (inputs.length === 0) await act();
    else if (!(await runUnlessDone(name, digestOfInputs(step), outputs, act))) {
      skipped += 1;
      console.log(`--- ${name}: skipped, unchanged since it passed`);
      return failures.length === 0;
    }
    passed += 1;
    report("passed");
  } catch (error) {
    report("FAILED");
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  return failures.length === 0;

  /** @param {string} verdict */
  function report(verdict) {
    const seconds = (performance.now() - start) / 1000;
    const output = written.join("");
    ran.push({ name, seconds, output });
    console.log(`\n=== ${name}: ${verdict}, ${seconds.toFixed(1)} s\n${output}`);
  }
}

/**
 * Carries out a step. On a server, it shows that the step is still running, and ends a step that
 * hangs.
 * @param {Step} step
 * @param {string[]} written Is filled with the step's output.
 */
async function carryOut({ name, action }, written) {
  console.log(`... ${name}`);
  const start = performance.now();
  const running = action(runner((text) => written.push(text)));
  if (!env.CI) return running;
  const beat = setInterval(() => {
    const minutes = Math.round((performance.now() - start) / MINUTE);
    console.log(`... ${name}, ${minutes} min: ${written.join("").trimEnd().split("\n").at(-1)}`);
  }, BEAT_MS);
  const end = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`not done in ${LIMIT_MS / MINUTE} minutes`);
  });
  await Promise.race([running, end]).finally(() => clearInterval(beat));
}

/** @param {Step} step */
function digestOfInputs({ inputs, programs }) {
  const paths = [...COMMON, ...inputs];
  const versions = programs.map((program) => versionOf(pathOf(program)));
  // CUTOFF_ADDRESS is an input of the page's build.
  const machine = [version, platform, env.CUTOFF_ADDRESS ?? ""];
  return digestOf([...paths, ...importsOf(paths)], [...machine, ...versions]);
}
