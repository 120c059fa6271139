/** What `npm test` does: the steps, what each needs, and what it reads. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { browsers, geckodriver, webkit } from "./browsers.mjs";
import { root } from "./folder.mjs";
import { languageTools } from "./languages.mjs";
import { install, nodeModules, rustChecks, wasmPack, wasmTarget } from "./tools.mjs";
import { buildPackage } from "./wasm.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} needs Steps that must have passed. They run too when this step is chosen by
 * name.
 * @property {string[]} after Steps to wait for where they run too.
 * @property {string} [lock] Of steps with the same lock, one runs at a time.
 * @property {() => boolean} missing Whether there is anything to do; for tools.
 * @property {string[]} inputs What it reads, beside what this imports and `COMMON`. If none of it has
 *   changed since the step passed, the step is skipped. Without inputs it always runs.
 * @property {string[]} programs Programs whose versions matter as inputs do.
 * @property {string[]} outputs What it makes; if this has changed meanwhile, the step runs again.
 * @property {(run: import("./run.mjs").Run) => Promise<void>} action
 */

/** Inputs of every step: how it is run, and with which packages. */
export const COMMON = ["scripts", "package.json", "package-lock.json"];

/** @typedef {Pick<Step, "needs" | "action"> & Partial<Omit<Step, "name">>} Details */

/** @param {string} name @param {Details} details @returns {Step} */
function step(name, details) {
  const rest = { after: [], missing: () => true, inputs: [], programs: [], outputs: [] };
  return { name, ...rest, ...details };
}

/**
 * @param {string} name
 * @param {import("./tools.mjs").Tool} tool
 * @param {string} [lock]
 */
function toolStep(name, tool, lock) {
  return step(name, {
    needs: [],
    missing: tool.missing,
    lock,
    action: (run) => install(tool, run),
  });
}

/** @param {Parameters<typeof buildPackage>[0]} name @param {string[]} needs */
function packageStep(name, needs) {
  return step(`package ${name}`, {
    needs,
    lock: "cargo release",
    inputs: RUST,
    programs: ["rustc", "wasm-pack"],
    outputs: [`pkg/${name}`],
    action: (run) => buildPackage(name, run),
  });
}

/**
 * Runs a program.
 * @param {string} program
 * @param {...string} args
 * @returns {Step["action"]}
 */
function command(program, ...args) {
  return (run) => run(program, args);
}

/**
 * Runs the tests in a folder. Which patterns `node --test` takes differs between its versions.
 * @param {string} folder
 * @returns {Step["action"]}
 */
function nodeTests(folder) {
  return (run) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => name.endsWith(".test.js"));
    const paths = files.map((name) => join(folder, name));
    return run("node", ["--test", "--test-reporter=spec", ...paths]);
  };
}

const wasmTargetArgs = ["--target", "wasm32-unknown-unknown"];
const denyWarnings = ["--", "--deny", "warnings"];

/** @type {Step["action"]} */
async function lint(run) {
  await run("cargo", ["clippy", "--quiet", "--all-targets", ...denyWarnings]);
  const parts = ["--lib", "--test", "web"];
  await run("cargo", ["clippy", "--quiet", ...wasmTargetArgs, ...parts, ...denyWarnings]);
}

/** @type {Step["action"]} */
async function rustFormat(run) {
  await run("cargo", ["fmt", "--check"]);
  // Programs to read, which belong to no package.
  const programs = ["minimax.rs", "drivers/driver.rs"].map((name) => `learn/programs/${name}`);
  await run("rustfmt", ["--edition", "2024", "--check", ...programs]);
}

/** @type {Step["action"]} */
async function documentation(run) {
  const env = { RUSTDOCFLAGS: "--deny warnings" };
  await run("cargo", ["doc", "--quiet", "--no-deps"], env);
  // The JavaScript API is documented for this target alone.
  await run("cargo", ["doc", "--quiet", "--no-deps", ...wasmTargetArgs], env);
}

/** @type {Step["action"]} */
async function testsInBrowsers(run) {
  const args = ["test", "--headless", "--chrome", "--firefox", "--", "--test", "web"];
  // Seconds for all tests together; the default of twenty is too short for a busy machine.
  await run("wasm-pack", args, { WASM_BINDGEN_TEST_TIMEOUT: "180" });
}

const RUST = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
const RUST_EXAMPLES = [
  ...["examples/terminal.rs", "examples/terminal_boards", "examples/book.rs", "benches/native.rs"],
];
const RUST_TESTS = ["tests/all", "tests/connect_four"];
const BROWSER_API_TESTS = ["tests/web.rs", "tests/web_api"];
const PAGE = ["www", "learn", "index.html", "vite.config.js"];
const NAMES = ["web", "play", "study", "boards", "bundler", "node"];
const PACKAGES = ["pkg/standard.js", ...NAMES.map((name) => `pkg/${name}`)];
const packages = NAMES.map((name) => `package ${name}`);

/**
 * The lock of steps that compile or compute for long: they would make a page under test look slow.
 */
const heavy = [...packages, "rust lint", "rust tests", "rust docs", "api in browsers"];

/**
 * All steps. Two run side by side. Where several could start, the first in this list does. So the
 * steps that others wait for longest come first.
 */
export const steps = [
  toolStep("install npm", nodeModules),
  toolStep("install wasm-target", wasmTarget, "rustup"),
  toolStep("install wasm-pack", wasmPack),
  toolStep("install rust-checks", rustChecks, "rustup"),
  toolStep("install browsers", browsers, "apt"),
  toolStep("install webkit", webkit, "apt"),
  toolStep("install geckodriver", geckodriver, "apt"),
  toolStep("install languages", languageTools, "apt"),

  // The first of these fetches or compiles wasm-bindgen.
  packageStep("web", ["install wasm-target", "install wasm-pack", "install npm"]),
  packageStep("play", ["package web"]),
  packageStep("study", ["package web"]),
  packageStep("boards", ["package web"]),
  packageStep("node", ["package web"]),
  packageStep("bundler", ["package web"]),

  step("rust tests", {
    needs: [],
    lock: "cargo debug",
    inputs: [...RUST, ...RUST_TESTS, ...BROWSER_API_TESTS, ...RUST_EXAMPLES],
    programs: ["rustc"],
    action: command("cargo", "test"),
  }),
  step("api in browsers", {
    needs: ["package web", "install browsers", "install geckodriver"],
    lock: "cargo debug",
    inputs: [...RUST, ...BROWSER_API_TESTS, "webdriver.json"],
    programs: ["rustc", "wasm-pack", "chromium", "firefox", "geckodriver"],
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

  step("page build", {
    needs: ["package web", "package play", "package study", "package boards"],
    inputs: [...PAGE, "pkg/standard.js", "pkg/web", "pkg/play", "pkg/study", "pkg/boards"],
    outputs: ["dist"],
    action: command("vite", "build"),
  }),
  step("page size", {
    needs: ["page build", "package boards"],
    inputs: ["dist", "pkg/boards"],
    action: command("node", "scripts/size.mjs"),
  }),
  step("js format", {
    needs: ["install npm"],
    action: command("prettier", "--check", "--cache", "--log-level=warn", "."),
  }),
  step("js types", {
    needs: packages,
    inputs: [
      ...["jsconfig.json", "playwright.config.js", ...PAGE, "tests", "benches", "examples"],
      ...PACKAGES,
    ],
    action: command("tsc", "-p", "jsconfig.json"),
  }),
  step("script tests", {
    needs: ["install npm"],
    inputs: ["tests/scripts", "benches", ".github", ".ci", "vite.config.js"],
    action: nodeTests("tests/scripts"),
  }),
  step("js tests", {
    needs: ["package node"],
    inputs: ["tests/web", ...PAGE, "pkg/standard.js", "pkg/node", "docs", "README.md"],
    action: nodeTests("tests/web"),
  }),
  step("learn tests", {
    needs: ["package node", "package web"],
    inputs: ["tests/learn", ...PAGE, "docs/words.md", "pkg/standard.js", "pkg/web", "pkg/node"],
    action: nodeTests("tests/learn"),
  }),
  // Runs the languages that this machine has.
  step("program tests", {
    needs: ["package node", "install languages"],
    inputs: ["tests/programs", "learn", "pkg/node"],
    programs: ["python3", "g++", "javac", "rustc"],
    action: nodeTests("tests/programs"),
  }),
  step("package tests", {
    needs: [...packages, "install browsers"],
    inputs: [
      ...RUST,
      "tests/package",
      "docs/errors.md",
      "examples",
      "README.md",
      "LICENSE-MIT",
      ...PACKAGES,
    ],
    programs: ["rustc", "chromium"],
    action: nodeTests("tests/package"),
  }),
  step("page tests", {
    needs: ["package web", "package play", "package study", "package boards"],
    inputs: [
      "tests/page",
      ...PAGE,
      "pkg/standard.js",
      "pkg/web",
      "pkg/play",
      "pkg/study",
      "pkg/boards",
    ],
    action: nodeTests("tests/page"),
  }),

  step("e2e", {
    needs: ["page build", "install browsers"],
    after: [...heavy, "js tests", "package tests", "program tests"],
    inputs: ["dist", "tests/e2e", "www/messages", "playwright.config.js", "webdriver.json"],
    programs: ["chromium"],
    action: command("playwright", "test"),
  }),
  // Beside e2e: its browsers mostly wait.
  step("page firefox and webkit", {
    needs: ["page build", "install browsers", "install geckodriver", "install webkit"],
    after: [...heavy, "js tests", "package tests", "program tests"],
    inputs: ["dist", "tests/browsers", "www/messages"],
    programs: ["firefox", "geckodriver", "WebKitWebDriver"],
    action: nodeTests("tests/browsers"),
  }),
];
