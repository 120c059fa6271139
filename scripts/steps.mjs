/** The steps of `npm test`, each with the steps that it needs and the files that it reads. */
import {
  checkTypes,
  command,
  rustDocs,
  rustLint,
  nodeTests,
  nodeTestsTwice,
  rustFormat,
  testsInBrowsers,
} from "./step-actions.mjs";
import { browsers, drivers, webkit } from "./browsers.mjs";
import { languageTools } from "./program-languages.mjs";
import { DOCUMENTS } from "./finish-npm-package.mjs";
import { install, nodeModules, rustChecks, wasmBindgen, wasmTarget } from "./tools.mjs";
import { buildPackages, PACKAGE_NAMES } from "./wasm.mjs";

/** @import { Action } from "./step-actions.mjs" */
/** @import { Tool } from "./tools.mjs" */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} needs Steps that must have passed. They run too when this step is chosen by
 * name.
 * @property {string[]} after Steps to wait for where they run too, such as those that use the same
 * folder of cargo.
 * @property {Tool} [tool] If it is installed, the step has nothing to do.
 * @property {string[]} inputs The files and folders that it reads, besides `COMMON`. If none has
 * changed since the step passed, it is skipped, but never on a server. Without inputs it always
 * runs. tests/scripts/skipping.test.js finds most inputs that are missing.
 * @property {string[]} outputs The files and folders that it makes. If one has changed since, the
 * step runs again.
 * @property {Action} action
 */

/** The inputs of every step: how it is run, and with which packages. */
export const COMMON = ["scripts", "package.json", "package-lock.json"];

const RUST = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
const API_TESTS = ["tests/web.rs", "tests/web_api"];
const ALL_RUST = [
  ...RUST,
  ...API_TESTS,
  "tests/all",
  "tests/connect_four",
  "examples",
  "benches/native.rs",
];
/** The chapters take some numbers from the last file, because only version 0.3 could count them. */
const PAGE = ["www", "learn", "index.html", "vite.config.js", "benches/ideas-0.3.json"];
const PACKAGE_PATHS = ["pkg/standard.js", ...PACKAGE_NAMES.map((name) => `pkg/${name}`)];
const TESTED = [...PAGE, ...PACKAGE_PATHS];
/** Modules that the tests in several folders import. */
export const SHARED_TESTS = [
  "tests/drawn.js",
  "tests/kept-links.js",
  "tests/pasted-program.js",
  "tests/patience.js",
  "tests/place-links.js",
  "tests/preview.js",
  "tests/searches-of.js",
  "tests/www",
];

/** @typedef {Pick<Step, "needs" | "action"> & Partial<Omit<Step, "name">>} Details */

/** @param {string} name @param {Details} details @returns {Step} */
function step(name, { after = [], inputs = [], outputs = [], ...details }) {
  return { name, inputs, outputs, ...details, after: [...details.needs, ...after] };
}

/** @param {string} name @param {Tool} tool @param {Partial<Step>} [details] */
function toolStep(name, tool, details) {
  return step(name, { needs: [], tool, action: (run) => install(tool, run), ...details });
}

/**
 * Makes a step of tests in Node.js.
 * @param {string} name
 * @param {string} folder
 * @param {Partial<Step>} details
 * @param {string[]} flags Of Node.js.
 */
function testStep(name, folder, { needs = [], inputs = [], ...details }, ...flags) {
  return step(name, {
    needs: ["packages", ...needs],
    inputs: [folder, ...SHARED_TESTS, ...TESTED, ...inputs],
    action: nodeTests(folder, ...flags),
    ...details,
  });
}

/**
 * All steps. Two run in parallel. If several could start, the first in this list starts, so the
 * steps that others wait for longest come first.
 *
 * @type {Step[]}
 */
export const STEPS = [
  toolStep("install wasm-target", wasmTarget),
  toolStep("install wasm-bindgen", wasmBindgen),
  toolStep("install npm", nodeModules),
  toolStep("install rust-checks", rustChecks, { after: ["install wasm-target"] }),
  toolStep("install browsers", browsers),
  toolStep("install webkit", webkit, { after: ["install browsers"] }),
  toolStep("install drivers", drivers, { needs: ["install npm", "install browsers"] }),
  toolStep("install languages", languageTools, { after: ["install browsers", "install webkit"] }),

  // Packages record their own inputs.
  step("packages", {
    needs: ["install wasm-target", "install wasm-bindgen", "install npm"],
    outputs: PACKAGE_PATHS,
    action: (run) => buildPackages(PACKAGE_NAMES, run),
  }),
  step("page build", {
    needs: ["packages"],
    // It offers the npm package, which includes its documents.
    inputs: [...TESTED, ...DOCUMENTS],
    outputs: ["dist"],
    action: command("node", "scripts/vite.mjs", "build", "--logLevel", "warn"),
  }),
  // This step runs in parallel with all later ones.
  step("e2e", {
    needs: ["page build", "install browsers"],
    inputs: [
      "dist",
      "tests/e2e",
      "tests/links-0.3.0.txt",
      "tests/package/capped.js",
      "playwright.config.js",
      "webdriver.json",
      ...SHARED_TESTS,
      ...TESTED,
    ],
    action: command("playwright", "test"),
  }),

  // Steps that use the same folder of cargo run one at a time, because cargo would let them wait.
  step("rust lint", {
    needs: ["install rust-checks", "install wasm-target"],
    inputs: ALL_RUST,
    action: rustLint,
  }),
  step("rust docs", {
    needs: ["install wasm-target"],
    after: ["rust lint"],
    inputs: RUST,
    action: rustDocs,
  }),
  step("rust tests", {
    needs: [],
    after: ["page build", "rust lint", "rust docs"],
    inputs: ALL_RUST,
    // There are more threads than a small machine has cores, because many tests wait for programs
    // that hang.
    action: command("cargo", "test", "--", "--test-threads=4"),
  }),
  step("api in browsers", {
    needs: ["install wasm-target", "install wasm-bindgen", "install browsers", "install drivers"],
    after: ["page build", "rust lint", "rust docs", "rust tests"],
    inputs: [...RUST, ...API_TESTS, "webdriver.json"],
    action: testsInBrowsers,
  }),
  step("rust format", {
    needs: ["install rust-checks"],
    action: rustFormat,
  }),

  step("page size", {
    needs: ["page build"],
    inputs: ["dist", ...TESTED],
    action: command("node", "scripts/ts.mjs", "scripts/size.ts"),
  }),
  step("js format", {
    needs: ["install npm"],
    action: command("prettier", "--check", "--cache", "--log-level=warn", "."),
  }),
  step("js lint", {
    needs: ["install npm"],
    action: command("oxlint", "."),
  }),
  step("types", {
    needs: ["packages"],
    inputs: ["tsconfig.json", "playwright.config.js", "tests", "benches", "examples", ...TESTED],
    action: checkTypes,
  }),
  // One test reads all tests, and one loads those in browsers to list their titles.
  testStep("script tests", "tests/scripts", {
    inputs: ["tests", "playwright.config.js", "benches", ".github", ".ci", "CHANGELOG.md", ...RUST],
  }),
  testStep("www tests", "tests/www", {
    inputs: ["src", "docs", "README.md", "CONTRIBUTING.md", "SECURITY.md"],
  }),
  // These tests run whole pages without a browser.
  testStep(
    "site tests",
    "tests/site",
    {
      needs: ["page build"],
      inputs: ["dist", "tests/links-0.3.0.txt", "tests/e2e/stored-0.3.json"],
    },
    "--no-warnings",
    "--experimental-vm-modules",
  ),
  testStep("learn tests", "tests/learn", {
    inputs: ["docs/words.md", "tests/programs/import-stages.js"],
  }),
  // These tests run the languages that this machine has.
  testStep("program tests", "tests/programs", { needs: ["install languages"] }),
  testStep("package tests", "tests/package", {
    needs: ["install browsers"],
    inputs: ["examples", ...RUST, ...DOCUMENTS],
  }),
  testStep("page tests", "tests/page", {}),

  testStep("page firefox and webkit", "tests/browsers", {
    needs: ["page build", "install drivers", "install webkit"],
    inputs: ["dist"],
    action: nodeTestsTwice("tests/browsers"),
  }),
];
