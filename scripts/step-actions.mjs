/** The actions of the steps of `npm test`, except those that install tools or build packages. */
import { availableParallelism } from "node:os";
import { env } from "node:process";
import { compiledTests } from "./compiled-tests.mjs";
import { STAGES, fileOf } from "../learn/programs/stages.js";
import { STAGES_FOLDER, writeStages } from "../learn/programs/stage-programs.js";
import { LONG_TEST } from "../tests/patience.js";
import { writeMessageIds } from "./message-ids.mjs";

/** @import { Run } from "./run-program.mjs" */

/** @typedef {(run: Run) => Promise<void>} Action */

/**
 * Runs a program.
 * @param {string} program
 * @param {...string} args
 * @returns {Action}
 */
export function command(program, ...args) {
  return (run) => run(program, args);
}

/**
 * Runs the tests in a folder.
 * @param {string} folder
 * @param {...string} flags Of Node.js.
 * @returns {Action}
 */
export function nodeTests(folder, ...flags) {
  return async (run) => {
    const limit = `--test-timeout=${LONG_TEST}`;
    // Node.js would leave one core free, which is half of a small machine.
    const side = `--test-concurrency=${Math.max(2, availableParallelism() - 1)}`;
    // Megabytes of the young generation. With more, most objects are garbage before they are copied.
    const young = "--max-semi-space-size=64";
    const settings = ["--enable-source-maps", "--test", "--test-reporter=spec", limit, side];
    // The patterns that `node --test` accepts differ between its versions, but all accept files.
    await run("node", [young, ...flags, ...settings, ...(await compiledTests(folder))]);
  };
}

/**
 * Runs the tests in a folder. On the server, a failure gets a second try, as in playwright.config.js,
 * because an unrelated failure must not refuse a change. The output then names the folder.
 * @param {string} folder
 * @returns {Action}
 */
export function nodeTestsTwice(folder) {
  const tests = nodeTests(folder);
  return (run) =>
    tests(run).catch(async (error) => {
      if (!env.CI) throw error;
      await tests(run);
      console.log(`Passed only at the second try: ${folder}`);
    });
}

/** The features without that of the command-line program. */
const apiFeatures = ["--no-default-features", "--features", "lab"];
const wasmTargetArgs = ["--target", "wasm32-unknown-unknown", ...apiFeatures];
const denyWarnings = ["--", "--deny", "warnings"];

/** @type {Action} */
export async function rustLint(run) {
  await run("cargo", ["clippy", "--quiet", "--all-targets", ...denyWarnings]);
  const parts = ["--lib", "--test", "web"];
  await run("cargo", ["clippy", "--quiet", ...wasmTargetArgs, ...parts, ...denyWarnings]);
}

/** @type {Action} */
export async function rustFormat(run) {
  await run("cargo", ["fmt", "--check"]);
  // These programs are for readers and are part of no package.
  writeStages();
  const stages = STAGES.map((stage) => STAGES_FOLDER + fileOf(stage, "rs"));
  const programs = ["driver.rs", "player.rs"].map((name) => `learn/programs/drivers/${name}`);
  await run("rustfmt", ["--edition", "2024", "--check", ...stages, ...programs]);
}

/** @type {Action} */
export function checkTypes(run) {
  writeMessageIds();
  return run("tsc", ["-p", "tsconfig.json"]);
}

/**
 * Documents the JavaScript API, which exists only for wasm, and everything else for the same
 * target.
 * @type {Action}
 */
export function rustDocs(run) {
  const env = { RUSTDOCFLAGS: "--deny warnings" };
  return run("cargo", ["doc", "--quiet", "--no-deps", ...wasmTargetArgs], env);
}

/** Runs the tests of the API, compiled once, in both browsers. @type {Action} */
export async function testsInBrowsers(run) {
  for (const driver of ["chromedriver", "geckodriver"]) {
    await run("cargo", ["test", ...wasmTargetArgs, "--test", "web"], {
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner",
      [driver.toUpperCase()]: driver,
      // The limit in seconds for all tests together.
      WASM_BINDGEN_TEST_TIMEOUT: String(LONG_TEST / 1_000),
      // The tests run for seconds. Optimisation or debug information would take longer than it
      // saves.
      CARGO_PROFILE_DEV_OPT_LEVEL: "0",
      CARGO_PROFILE_DEV_DEBUG: "false",
    });
  }
}
