/**
 * `npm test`: every check and test. Most steps that have passed are skipped until something that they
 * read has changed. `npm start` runs the steps that the page needs.
 *
 *     npm test -- rust e2e     the steps with one of these words in their names, and what they need
 *     npm test -- --all        all steps, changed or not, as on the server (CI=true)
 */
import "./node-version.mjs";
import { argv, env, exit, platform, version } from "node:process";
import { digestOf, forgetRun, runUnlessDone } from "./digest.mjs";
import { folderFault, root } from "./folder.mjs";
import { runner, rustVersion } from "./run-program.mjs";
import { schedule } from "./schedule.mjs";
import { COMMON, STEPS } from "./steps.mjs";
import { rust } from "./tools.mjs";

/** @import { Step } from "./steps.mjs" */

/** The number of steps that run in parallel. */
const SLOTS = 2;

const words = argv.slice(2).filter((word) => word !== "--all");
const all = argv.includes("--all") || Boolean(env.CI);

let passed = 0;
let skipped = 0;
/** @type {string[]} */
const failures = [];

const names = STEPS.map(({ name }) => name);
/** The names of the steps that were requested. They always run. */
const named = names.filter((name) => words.some((word) => name.includes(word)));
if (words.length > 0 && named.length === 0) {
  console.error(`No step has such a name. There are: ${names.join(", ")}.`);
  exit(1);
}

/** Every step depends on these. The build of the page reads CUTOFF_ADDRESS. */
const machine = [version, platform, env.CUTOFF_ADDRESS ?? "", rustVersion()];

const fault = folderFault(root);
if (fault) failures.push(fault);
else if (rust.missing()) failures.push(`Rust is missing. Please ${rust.byHand()}.`);
else await schedule(withNeeds(words.length > 0 ? named : names), SLOTS, runStep);

for (const failure of failures) console.log(`\nFailed: ${failure}`);
const skips = skipped > 0 ? `, ${skipped} skipped` : "";
console.log(`\n${passed} passed, ${failures.length} failed${skips}`);
exit(failures.length > 0 ? 1 : 0);

/** Lists steps with all steps that they need, in the order of the table. @param {string[]} chosen */
function withNeeds(chosen) {
  const wanted = new Set(chosen);
  // A loop over a set also visits the values that are added during the loop.
  for (const name of wanted) {
    for (const need of STEPS.find((step) => step.name === name)?.needs ?? []) wanted.add(need);
  }
  return STEPS.filter(({ name }) => wanted.has(name));
}

/**
 * Runs a step, unless there is nothing to do, and shows its output at its end, so that the outputs
 * of two steps are not mixed. Returns true if no step has failed so far.
 * @param {Step} step
 */
async function runStep({ name, tool, inputs, outputs, action }) {
  let output = "";
  const start = performance.now();
  const act = () => {
    console.log(`... ${name}`);
    return action(runner((text) => (output += text)));
  };
  const report = (/** @type {string} */ verdict) => {
    const seconds = (performance.now() - start) / 1000;
    console.log(`\n=== ${name}: ${verdict}, ${seconds.toFixed(1)} s\n${output}`);
  };
  try {
    if (tool && !tool.missing()) return failures.length === 0;
    if (all || named.includes(name)) forgetRun(name);
    if (inputs.length === 0) await act();
    else if (
      !(await runUnlessDone(name, digestOf([...COMMON, ...inputs], machine), outputs, act))
    ) {
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
}
