/** What the project needs on a machine, how to see that it is missing, and how to get it. */
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { cargoBin, root, which } from "./run.mjs";

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} from How it is installed, for who reads along.
 * @property {() => boolean} missing
 * @property {(run: import("./run.mjs").Run) => Promise<void>} install
 * @property {string} byHand What to do if that fails.
 */

/** @type {Tool} */
export const rust = {
  name: "Rust",
  from: "not installed by this script",
  missing: () => !which("cargo") || !which("rustc"),
  install: async () => {
    throw new Error("there is no cargo on this machine");
  },
  byHand: "install Rust as https://rustup.rs says, open a new terminal and run this again",
};

/** @type {Tool} */
export const wasmTarget = {
  name: "Rust's standard library for wasm32-unknown-unknown",
  from: "by rustup",
  missing: () => !existsSync(join(sysroot(), "lib", "rustlib", "wasm32-unknown-unknown")),
  install: (run) => run("rustup", ["target", "add", "wasm32-unknown-unknown"]),
  byHand: "run `rustup target add wasm32-unknown-unknown`",
};

/** @type {Tool} */
export const rustChecks = {
  name: "Rust's formatter and linter",
  from: "by rustup",
  missing: () => !which("cargo-fmt") || !which("cargo-clippy"),
  install: (run) => run("rustup", ["component", "add", "rustfmt", "clippy"]),
  byHand: "run `rustup component add rustfmt clippy`",
};

/** @type {Tool} */
export const wasmPack = {
  name: "wasm-pack",
  from: `by cargo install, about two minutes, into ${cargoBin}`,
  missing: () => !which("wasm-pack"),
  install: (run) => run("cargo", ["install", "--quiet", "--locked", "wasm-pack"]),
  byHand: "run `cargo install --locked wasm-pack`",
};

/** @type {Tool} */
export const nodeModules = {
  name: "npm packages, as pinned in package-lock.json",
  from: "by npm ci, into node_modules",
  missing: () => {
    // npm writes this copy of the lock file last, so it is older only if the lock has changed.
    const installed = join(root, "node_modules", ".package-lock.json");
    return (
      !existsSync(installed) || modified(installed) < modified(join(root, "package-lock.json"))
    );
  },
  install: (run) => run("npm", ["ci", "--no-audit", "--no-fund"]),
  byHand: "run `npm ci`",
};

/** All that a build needs. */
export const buildTools = [rust, wasmTarget, nodeModules, wasmPack];

/**
 * Says what is missing and installs it.
 * @param {Tool[]} tools
 * @param {import("./run.mjs").Run} run
 */
export async function installMissing(tools, run) {
  if (rust.missing()) await install(rust, run);
  const missing = tools.filter((tool) => tool.missing());
  if (missing.length === 0) return;
  console.log("To be installed first:");
  for (const { name, from } of missing) console.log(`  ${name} (${from})`);
  for (const tool of missing) {
    console.log(`\nInstalling ${tool.name} ...`);
    await install(tool, run);
  }
}

/**
 * Installs one tool; a failure says what to do.
 * @param {Tool} tool
 * @param {import("./run.mjs").Run} run
 */
export async function install(tool, run) {
  try {
    await tool.install(run);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${tool.name} could not be installed (${reason}). Please ${tool.byHand}.`);
  }
}

// Asked in the project's folder, where rust-toolchain.toml names the toolchain.
function sysroot() {
  return execFileSync("rustc", ["--print", "sysroot"], { cwd: root, encoding: "utf8" }).trim();
}

/** @param {string} file */
function modified(file) {
  return statSync(file).mtimeMs;
}
