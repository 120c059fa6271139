/** The steps of `npm test`, each with the steps that it needs and the files that it reads. */
import {
  checkTypes,
  command,
  documentation,
  lint,
  nodeTests,
  nodeTestsTwice,
  rustFormat,
  testsInBrowsers,
} from "./actions.mjs";
import { browsers, drivers, webkit } from "./browsers.mjs";
import { languageTools } from "./program-languages.mjs";
import { DOCUMENTS } from "./finish-npm-package.mjs";
import { install, nodeModules, rustChecks, wasmBindgen, wasmTarget } from "./tools.mjs";
import { buildPackages, builtPackages } from "./wasm.mjs";

/** @import { Action } from "./actions.mjs" */
/** @import { Tool } from "./tools.mjs" */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} needs Steps that must have passed. They run too when this step is chosen by
 * name.
 * @property {string[]} after Steps to wait for where they run too.
 * @property {string} [lock] Of steps with the same lock, one runs at a time.
 * @property {() => boolean} isDue False if there is nothing to do, because a tool is installed.
 * @property {string[]} inputs The files and folders that it reads, besides those that these import
 * and `COMMON`. If none has changed since the step passed, it is skipped, but never on a server.
 * Without inputs it always runs. tests/scripts/skipping.test.js finds most inputs that are missing.
 * @property {string[]} programs Programs whose versions matter as inputs do.
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
const PAGE = ["www", "learn", "index.html", "vite.config.js"];
const PACKAGES = ["pkg/standard.js", ...builtPackages.map((name) => `pkg/${name}`)];
/** The file of numbers in the chapters that only version 0.3 could count. */
const OLD_COUNTS = "benches/ideas-0.3.json";

/** @typedef {Pick<Step, "needs" | "action"> & Partial<Omit<Step, "name">>} Details */

/** @param {string} name @param {Details} details @returns {Step} */
function step(name, { after = [], ...details }) {
  const rest = { isDue: () => true, inputs: [], programs: [], outputs: [] };
  return { name, ...rest, ...details, after: [...details.needs, ...after] };
}

/** @param {string} name @param {Tool} tool @param {Partial<Step>} [details] */
function toolStep(name, tool, details) {
  const isDue = tool.missing;
  return step(name, { needs: [], isDue, action: (run) => install(tool, run), ...details });
}

/**
 * Makes a step of tests in Node.js. All of them read the packages.
 * @param {string} name
 * @param {string} folder
 * @param {Partial<Step> & { flags?: string[] }} details `flags` are those of Node.js.
 */
function testStep(name, folder, { needs = [], inputs = [], flags = [], ...details }) {
  return step(name, {
    needs: ["packages", ...needs],
    inputs: [folder, ...inputs, ...PACKAGES],
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
export const steps = [
  toolStep("install wasm-target", wasmTarget, { lock: "rustup" }),
  toolStep("install wasm-bindgen", wasmBindgen),
  toolStep("install npm", nodeModules),
  toolStep("install rust-checks", rustChecks, { lock: "rustup" }),
  toolStep("install browsers", browsers, { lock: "apt" }),
  toolStep("install webkit", webkit, { lock: "apt" }),
  toolStep("install drivers", drivers, { needs: ["install npm", "install browsers"] }),
  toolStep("install languages", languageTools, { lock: "apt" }),

  // Packages record their own inputs.
  step("packages", {
    needs: ["install wasm-target", "install wasm-bindgen", "install npm"],
    outputs: PACKAGES,
    action: (run) => buildPackages(builtPackages, run),
  }),
  step("page build", {
    needs: ["packages"],
    // It offers the npm package, which includes its documents.
    inputs: [...PAGE, ...PACKAGES, ...DOCUMENTS],
    outputs: ["dist"],
    action: command("node", "scripts/vite.mjs", "build"),
  }),
  // This step runs in parallel with all later ones.
  step("e2e", {
    needs: ["page build", "install browsers"],
    inputs: [
      "dist",
      "tests/e2e",
      "tests/preview.js",
      "tests/links-0.3.0.txt",
      "www/messages",
      "www/public/connect-four.book",
      "playwright.config.js",
      "webdriver.json",
      ...PACKAGES,
    ],
    programs: ["chromium"],
    action: command("playwright", "test"),
  }),

  step("rust tests", {
    needs: [],
    after: ["page build"],
    lock: "cargo debug",
    inputs: ALL_RUST,
    programs: ["rustc"],
    // There are more threads than a small machine has cores, because many tests wait for programs
    // that hang.
    action: command("cargo", "test", "--", "--test-threads=4"),
  }),
  step("api in browsers", {
    needs: ["install wasm-target", "install wasm-bindgen", "install browsers", "install drivers"],
    after: ["page build"],
    lock: "cargo debug",
    inputs: [...RUST, ...API_TESTS, "webdriver.json"],
    programs: ["rustc", "wasm-bindgen", "chromium", "firefox", "geckodriver"],
    action: testsInBrowsers,
  }),
  step("rust lint", {
    needs: ["install rust-checks", "install wasm-target"],
    lock: "cargo debug",
    inputs: ALL_RUST,
    programs: ["rustc"],
    action: lint,
  }),
  step("rust docs", {
    needs: ["install wasm-target"],
    lock: "cargo debug",
    inputs: RUST,
    programs: ["rustc"],
    action: documentation,
  }),
  step("rust format", {
    needs: ["install rust-checks"],
    action: rustFormat,
  }),

  step("page size", {
    needs: ["page build"],
    inputs: ["dist", ...PACKAGES],
    action: command("node", "scripts/ts.mjs", "scripts/size.ts"),
  }),
  step("js format", {
    needs: ["install npm"],
    action: command("prettier", "--check", "--cache", "--log-level=warn", "."),
  }),
  step("js lint", {
    needs: ["install npm"],
    inputs: [".oxlintrc.json", "playwright.config.js", "tests", "scripts", ...PAGE],
    action: command("oxlint", "www", "tests", "scripts", "playwright.config.js"),
  }),
  step("types", {
    needs: ["packages"],
    inputs: [
      "tsconfig.json",
      "playwright.config.js",
      "tests",
      "benches",
      "examples",
      ...PAGE,
      ...PACKAGES,
    ],
    action: checkTypes,
  }),
  testStep("script tests", "tests/scripts", {
    // One test reads all tests, and one loads those in browsers to list their titles.
    inputs: [
      "tests",
      "playwright.config.js",
      "benches",
      ".github",
      ".ci",
      "CHANGELOG.md",
      ...RUST,
      ...PAGE,
    ],
  }),
  testStep("www tests", "tests/www", {
    inputs: ["src", "docs", "README.md", "CONTRIBUTING.md", "SECURITY.md", ...PAGE],
  }),
  // These tests run whole pages without a browser.
  testStep("site tests", "tests/site", {
    needs: ["page build"],
    inputs: ["dist", "tests/links-0.3.0.txt", "tests/e2e/stored-0.3.json", OLD_COUNTS, ...PAGE],
    flags: ["--no-warnings", "--experimental-vm-modules"],
  }),
  testStep("learn tests", "tests/learn", { inputs: ["docs/words.md", OLD_COUNTS, ...PAGE] }),
  // These tests run the languages that this machine has.
  testStep("program tests", "tests/programs", {
    needs: ["install languages"],
    inputs: [
      "tests/www/student-programs.js",
      "www/practise/program",
      "www/sandbox/harness.py",
      "learn",
      OLD_COUNTS,
    ],
    programs: ["python3", "g++", "javac", "rustc"],
  }),
  testStep("package tests", "tests/package", {
    needs: ["install browsers"],
    inputs: ["examples", "www/public/connect-four.book", ...RUST, ...DOCUMENTS],
    programs: ["rustc", "chromium"],
  }),
  testStep("page tests", "tests/page", { inputs: PAGE }),

  step("page firefox and webkit", {
    needs: ["page build", "install drivers", "install webkit"],
    inputs: ["dist", "tests/browsers", "tests/preview.js", "www/messages"],
    programs: ["firefox", "geckodriver", "WebKitWebDriver"],
    action: nodeTestsTwice("tests/browsers"),
  }),
];
