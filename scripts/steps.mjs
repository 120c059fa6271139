/** What `npm test` does, in two lanes side by side: one mostly compiles, the other does the rest. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { browsers, geckodriver, webkit } from "./browsers.mjs";
import { root } from "./run.mjs";
import { install, nodeModules, rustChecks, wasmPack, wasmTarget } from "./tools.mjs";
import { buildPackage } from "./wasm.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} needs Steps that must have passed; who asks for this one gets them too.
 * @property {string[]} after Steps to wait for if they are run at all.
 * @property {() => boolean} missing Whether there is anything to do.
 * @property {(run: import("./run.mjs").Run) => Promise<void>} action
 */

/**
 * @param {string} name
 * @param {string[]} needs
 * @param {string[] | Step["action"]} action A command line, or what it takes.
 * @param {Partial<Step>} [rest]
 * @returns {Step}
 */
function step(name, needs, action, rest) {
  /** @type {Step["action"]} */
  const does = Array.isArray(action) ? (run) => run(action[0] ?? "", action.slice(1)) : action;
  return { name, needs, after: [], missing: () => true, action: does, ...rest };
}

/**
 * @param {string} name
 * @param {import("./tools.mjs").Tool} tool
 */
function toolStep(name, tool) {
  return step(name, [], (run) => install(tool, run), { missing: tool.missing });
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
    return run("node", [
      "--test",
      "--test-reporter=spec",
      ...files.map((name) => join(folder, name)),
    ]);
  };
}

/** @param {"chrome" | "firefox"} browser @returns {Step["action"]} */
function wasmTests(browser) {
  const args = ["test", "--headless", `--${browser}`, "--", "--test", "web"];
  // Seconds for all tests together; twenty unless told, which a busy machine can need.
  return (run) => run("wasm-pack", args, { WASM_BINDGEN_TEST_TIMEOUT: "180" });
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
async function documentation(run) {
  const env = { RUSTDOCFLAGS: "--deny warnings" };
  await run("cargo", ["doc", "--quiet", "--no-deps"], env);
  // The JavaScript API is documented for this target alone.
  await run("cargo", ["doc", "--quiet", "--no-deps", ...wasmTargetArgs], env);
}

/** The steps of a lane run one after the other. @type {Step[][]} */
export const lanes = [
  [
    toolStep("install wasm-target", wasmTarget),
    toolStep("install wasm-pack", wasmPack),
    // The first of these fetches or compiles wasm-bindgen, so it goes alone.
    step("package web", ["install wasm-target", "install wasm-pack", "install npm"], (run) =>
      buildPackage("web", run),
    ),
    step("rust lint", ["install rust-checks", "install wasm-target"], lint),
    step("rust tests", [], ["cargo", "test"]),
    step("rust docs", ["install wasm-target"], documentation),
    step("browser chrome", ["package web", "install browsers"], wasmTests("chrome")),
    step(
      "browser firefox",
      ["package web", "install browsers", "install geckodriver"],
      wasmTests("firefox"),
    ),
  ],
  [
    toolStep("install npm", nodeModules),
    toolStep("install rust-checks", rustChecks),
    step("rust format", ["install rust-checks"], ["cargo", "fmt", "--check"]),
    step("js format", ["install npm"], ["prettier", "--check", "--log-level=warn", "."]),
    toolStep("install browsers", browsers),
    toolStep("install webkit", webkit),
    toolStep("install geckodriver", geckodriver),
    step("package play", ["package web"], (run) => buildPackage("play", run)),
    step("package bundler", ["package web"], (run) => buildPackage("bundler", run)),
    step("package node", ["package web"], (run) => buildPackage("node", run)),
    step(
      "js types",
      ["package web", "package play", "package bundler", "package node"],
      ["tsc", "-p", "jsconfig.json"],
    ),
    step("js tests", ["package node"], nodeTests("tests/web")),
    step(
      "package tests",
      ["package web", "package play", "package bundler", "package node", "install browsers"],
      nodeTests("tests/package"),
    ),
    step("page build", ["package web", "package play"], ["vite", "build"]),
    step("page size", ["page build"], ["node", "scripts/size.mjs"]),
    step(
      "page firefox and webkit",
      ["page build", "install browsers", "install geckodriver", "install webkit"],
      nodeTests("tests/browsers"),
      { after: ["browser firefox"] },
    ),
    // Last, when nothing is compiled any more: a busy machine makes a page look slow.
    step("e2e", ["page build", "install browsers"], ["playwright", "test"], {
      after: ["browser firefox"],
    }),
  ],
];
