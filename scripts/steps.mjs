/** The steps of `npm test`, each with the steps that it needs and the files that it reads. */
import {
  checkTypes,
  command,
  documentation,
  lint,
  nodeTests,
  rustFormat,
  testsInBrowsers,
  withSecondTry,
} from "./actions.mjs";
import { browsers, drivers, webkit } from "./browsers.mjs";
import {
  BROWSER_API_TESTS,
  E2E,
  IDEAS,
  PACKAGES,
  PAGE,
  RUST,
  RUST_EXAMPLES,
  RUST_TESTS,
} from "./inputs.mjs";
import { languageTools } from "./program-languages.mjs";
import { install, nodeModules, rustChecks, wasmBindgen, wasmTarget } from "./tools.mjs";
import { DOCUMENTS } from "./package.mjs";
import { buildPackage, compile, compiled, packages, pagePackages } from "./wasm.mjs";

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
 * @property {string[]} inputs What it reads, beside what this imports and `COMMON` of inputs.mjs. If
 *   none of it has changed since the step passed, the step is skipped, but never on a server. Without
 *   inputs it always runs. tests/scripts/skipping.test.js finds most inputs that are missing here.
 * @property {string[]} programs Programs whose versions matter as inputs do.
 * @property {string[]} outputs What it makes; if this has changed meanwhile, the step runs again.
 * @property {Action} action
 */

/** @typedef {Pick<Step, "needs" | "action"> & Partial<Omit<Step, "name">>} Details */

/** @param {string} name @param {Details} details @returns {Step} */
function step(name, details) {
  const rest = { after: [], isDue: () => true, inputs: [], programs: [], outputs: [] };
  return { name, ...rest, ...details };
}

/**
 * @param {string} name
 * @param {Tool} tool
 * @param {Partial<Step>} [details]
 */
function toolStep(name, tool, details) {
  const isDue = tool.missing;
  return step(name, { needs: [], isDue, action: (run) => install(tool, run), ...details });
}

// Builds record their own inputs.

/** @param {Parameters<typeof compile>[0]} build */
function compileStep(build) {
  return step(`compile ${build}`, {
    needs: ["install wasm-target"],
    lock: "cargo release",
    outputs: [compiled(build)],
    action: (run) => compile(build, run),
  });
}

/** @param {keyof typeof packages} name */
function packageStep(name) {
  const { build } = packages[name];
  return step(`package ${name}`, {
    needs: [`compile ${build}`, "install wasm-bindgen", "install npm"],
    // Packages of the same build share the output of wasm-opt.
    lock: `package ${build}`,
    outputs: [`pkg/${name}`],
    action: (run) => buildPackage(name, run),
  });
}

const allPackages = Object.keys(packages).map((name) => `package ${name}`);

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

  compileStep("whole"),
  packageStep("web"),
  compileStep("boards"),
  packageStep("boards"),
  compileStep("play"),
  packageStep("play"),
  packageStep("npm"),

  step("page build", {
    needs: pagePackages.map((name) => `package ${name}`),
    // It packs the npm package, as do the tests of pages and of the package, into one folder.
    lock: "npm package",
    // The package includes its documents.
    inputs: [
      ...PAGE,
      "pkg/standard.js",
      ...pagePackages.map((name) => `pkg/${name}`),
      ...DOCUMENTS,
    ],
    outputs: ["dist"],
    action: command("node", "scripts/vite.mjs", "build"),
  }),
  // This step runs in parallel with all later ones.
  step("e2e", {
    needs: ["page build", "install browsers"],
    inputs: E2E,
    programs: ["chromium"],
    action: command("playwright", "test"),
  }),

  step("rust tests", {
    needs: [],
    after: ["page build"],
    lock: "cargo debug",
    inputs: [...RUST, ...RUST_TESTS, ...BROWSER_API_TESTS, ...RUST_EXAMPLES],
    programs: ["rustc"],
    // There are more threads than a small machine has cores, because many tests wait for programs
    // that hang.
    action: command("cargo", "test", "--", "--test-threads=4"),
  }),
  step("api in browsers", {
    needs: ["install wasm-target", "install wasm-bindgen", "install browsers", "install drivers"],
    after: ["page build"],
    lock: "cargo debug",
    inputs: [...RUST, ...BROWSER_API_TESTS, "webdriver.json"],
    programs: ["rustc", "wasm-bindgen", "chromium", "firefox", "geckodriver"],
    action: testsInBrowsers,
  }),
  step("rust lint", {
    needs: ["install rust-checks", "install wasm-target"],
    lock: "cargo debug",
    inputs: [...RUST, ...RUST_TESTS, ...BROWSER_API_TESTS, ...RUST_EXAMPLES],
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
    needs: ["page build", "package boards"],
    inputs: ["dist", "pkg/boards"],
    action: command("node", "scripts/ts.mjs", "scripts/size.mjs"),
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
    needs: allPackages,
    inputs: [
      "tsconfig.json",
      "playwright.config.js",
      ...PAGE,
      "tests",
      "benches",
      "examples",
      ...PACKAGES,
    ],
    action: checkTypes,
  }),
  step("script tests", {
    // Listing the titles of the end-to-end tests loads the modules that they import.
    needs: ["install npm", "package npm"],
    inputs: [
      "tests/scripts",
      "tests/e2e",
      "tests/www",
      "tests/patience.js",
      "playwright.config.js",
      "benches",
      ".github",
      ".ci",
      ...PAGE,
      "pkg/standard.js",
      "Cargo.toml",
      "Cargo.lock",
      "package.json",
      "package-lock.json",
      "CHANGELOG.md",
    ],
    action: nodeTests("tests/scripts"),
  }),
  step("www tests", {
    needs: ["package npm"],
    inputs: [
      "tests/www",
      ...PAGE,
      "src",
      "pkg/standard.js",
      "pkg/npm",
      "docs",
      "README.md",
      "CONTRIBUTING.md",
      "SECURITY.md",
    ],
    action: nodeTests("tests/www"),
  }),
  // These tests run whole pages without a browser.
  step("site tests", {
    needs: ["page build", "package npm"],
    inputs: [
      "dist",
      "tests/site",
      "tests/links-0.3.0.txt",
      "tests/e2e/stored-0.3.json",
      ...PAGE,
      IDEAS,
      "pkg/web",
      "pkg/npm",
    ],
    action: nodeTests("tests/site", "--no-warnings", "--experimental-vm-modules"),
  }),
  step("learn tests", {
    needs: ["package npm", "package web"],
    inputs: [
      "tests/learn",
      "tests/programs/written.js",
      ...PAGE,
      "docs/words.md",
      IDEAS,
      "pkg/standard.js",
      "pkg/web",
      "pkg/npm",
    ],
    action: nodeTests("tests/learn"),
  }),
  // These tests run the languages that this machine has.
  step("program tests", {
    needs: ["package npm", "install languages"],
    inputs: [
      "tests/programs",
      "tests/www/student-programs.js",
      "www/practise/program",
      "www/sandbox/harness.py",
      "learn",
      IDEAS,
      "pkg/npm",
    ],
    programs: ["python3", "g++", "javac", "rustc"],
    action: nodeTests("tests/programs"),
  }),
  step("package tests", {
    needs: [...allPackages, "install browsers"],
    lock: "npm package",
    inputs: [
      ...RUST,
      "tests/package",
      "docs/api.md",
      "docs/errors.md",
      "www/public/connect-four.book",
      "examples",
      "README.md",
      "CHANGELOG.md",
      "LICENSE-MIT",
      ...PACKAGES,
    ],
    programs: ["rustc", "chromium"],
    action: nodeTests("tests/package"),
  }),
  step("page tests", {
    needs: ["package web", "package play", "package boards"],
    lock: "npm package",
    inputs: ["tests/page", ...PAGE, "pkg/standard.js", "pkg/web", "pkg/play", "pkg/boards"],
    action: nodeTests("tests/page"),
  }),

  step("page firefox and webkit", {
    needs: ["page build", "install drivers", "install webkit"],
    inputs: ["dist", "tests/browsers", "www/messages"],
    programs: ["firefox", "geckodriver", "WebKitWebDriver"],
    action: withSecondTry("tests/browsers", nodeTests("tests/browsers")),
  }),
];
