/**
 * The tools that the project needs on a machine, with the tests for them and their installation.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folder.mjs";
import { environment as env, toolsFolder, which } from "./run-program.mjs";

/** @import { Run } from "./run-program.mjs" */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} from The source of its installation, for the user.
 * @property {() => boolean} missing Throws if an installed program does not work.
 * @property {(run: Run) => Promise<void>} install
 * @property {() => string} byHand Advice for the user if the installation fails.
 */

/** @type {Tool} */
export const rust = {
  name: "Rust",
  from: "not installed by this script",
  missing: () => !which("cargo") || !which("rustc"),
  install: async () => {
    throw new Error("there is no cargo on this machine");
  },
  byHand: () => "install Rust as https://rustup.rs says, open a new terminal and run this again",
};

export const wasmTarget = byRustup(
  "Rust's standard library for wasm32-unknown-unknown",
  () => !existsSync(join(sysroot(), "lib", "rustlib", "wasm32-unknown-unknown")),
  ["target", "add", "wasm32-unknown-unknown"],
  "libstd-rust-dev-wasm32",
);

export const rustChecks = byRustup(
  "Rust's formatter and linter",
  () => !which("cargo-fmt") || !which("cargo-clippy"),
  ["component", "add", "rustfmt", "clippy"],
  "rustfmt and rust-clippy",
);

/**
 * @param {string} name
 * @param {() => boolean} missing
 * @param {string[]} args Of rustup.
 * @param {string} packages Those of Debian and Ubuntu.
 * @returns {Tool}
 */
function byRustup(name, missing, args, packages) {
  const otherwise =
    "install Rust as https://rustup.rs says, or your distribution's packages " +
    `(${packages} on Debian and Ubuntu), and run this again`;
  return {
    name,
    from: "by rustup",
    missing,
    install: async (run) => {
      if (!which("rustup")) throw new Error("there is no rustup on this machine");
      await run("rustup", args);
    },
    byHand: () => (which("rustup") ? `run \`rustup ${args.join(" ")}\`` : otherwise),
  };
}

/** True if packages of the system can be installed. */
export const canUseApt =
  process.platform === "linux" && process.getuid?.() === 0 && which("apt-get") !== undefined;

/**
 * @param {...string} packages
 * @returns {(run: Run) => Promise<void>}
 */
export function aptGet(...packages) {
  return async (run) => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], env);
    await run("apt-get", ["install", "-qq", "-y", "--no-install-recommends", ...packages], env);
  };
}

/** The version must be that of the library in Cargo.lock. */
const bindgenVersion =
  /^name = "wasm-bindgen"\r?\nversion = "(.+)"/m.exec(
    readFileSync(join(root, "Cargo.lock"), "utf8"),
  )?.[1] ?? "";

/**
 * The official releases of wasm-bindgen, by platform and processor.
 * @type {Record<string, string>}
 */
const PREBUILT = {
  "linux-x64": "x86_64-unknown-linux-musl",
  "linux-arm64": "aarch64-unknown-linux-musl",
  "darwin-x64": "x86_64-apple-darwin",
  "darwin-arm64": "aarch64-apple-darwin",
  "win32-x64": "x86_64-pc-windows-msvc",
  "win32-arm64": "x86_64-pc-windows-msvc",
};

// Not `--locked`: a registry may lack one of the locked versions. Without TLS, because the tests talk
// only to the drivers of browsers on this machine.
const bindgenByCargo = cargoInstall("wasm-bindgen-cli", bindgenVersion, "--no-default-features");

/**
 * Returns the arguments of cargo that install a program into the project's own folder. It is not
 * optimised: that takes three times as long, and saves less than a second in a build or a test.
 * @param {string} crate
 * @param {string} version
 * @param {...string} flags
 */
export function cargoInstall(crate, version, ...flags) {
  const settings = ["--config", "profile.dev.debug=0", "--root", toolsFolder];
  return ["install", "--debug", "--version", version, crate, ...flags, ...settings];
}

/**
 * The commands of wasm-bindgen, for packages and for tests in browsers. They are in the project's
 * own folder, because another project may need another version.
 * @type {Tool}
 */
export const wasmBindgen = {
  name: `wasm-bindgen ${bindgenVersion}`,
  from: `from its releases on GitHub, else by cargo install, a minute or two, into ${toolsFolder}`,
  missing: () => ["wasm-bindgen", "wasm-bindgen-test-runner"].some((name) => !isBindgen(name)),
  install: async (run) => {
    const download = downloadBindgen(run);
    // The downloaded program may not run on this machine.
    if (await download.then(() => !wasmBindgen.missing()).catch(() => false)) return;
    await run("cargo", [...bindgenByCargo, "--force", "--quiet"]);
  },
  byHand: () => `run \`cargo ${bindgenByCargo.join(" ")}\``,
};

/** @param {string} program */
function isBindgen(program) {
  if (!which(program)) return false;
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8", env });
  return Boolean(stdout) && stdout.trim().split(" ")[1] === bindgenVersion;
}

/**
 * No digest of ours is checked: Cargo.lock has one for the crate, and none for this file. The file
 * comes over https alone, from the releases of the project whose crate is trusted already.
 * @param {Run} run
 */
async function downloadBindgen(run) {
  const target = PREBUILT[`${process.platform}-${process.arch}`];
  if (target === undefined) throw new Error("nobody has compiled it for this kind of machine");
  const name = `wasm-bindgen-${bindgenVersion}-${target}.tar.gz`;
  const releases = "https://github.com/wasm-bindgen/wasm-bindgen/releases/download";
  const folder = join(toolsFolder, "bin");
  const file = join(toolsFolder, name);
  mkdirSync(join(root, folder), { recursive: true });
  // Without a connection to GitHub, the download gives up soon.
  const limits = "--connect-timeout 5 --max-time 60 --proto =https --proto-redir =https";
  const flags = `--fail --silent --show-error --location ${limits} --output`.split(" ");
  await run("curl", [...flags, file, `${releases}/${bindgenVersion}/${name}`]);
  await run("tar", ["-xzf", file, "-C", folder, "--strip-components", "1"]);
  rmSync(join(root, file), { force: true });
}

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
  byHand: () => "run `npm ci`",
};

/** The tools that a build needs. */
export const buildTools = [rust, wasmTarget, nodeModules, wasmBindgen];

/**
 * Installs what is missing.
 * @param {Tool[]} tools
 * @param {Run} run
 */
export async function installMissing(tools, run) {
  for (const tool of tools) if (tool.missing()) await install(tool, run);
}

/**
 * Installs one tool, and says so. If that fails, shows how to do it by hand.
 * @param {Tool} tool
 * @param {Run} run
 */
export async function install({ name, from, install, byHand }, run) {
  console.log(`Missing: ${name} (${from})`);
  try {
    await install(run);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} could not be installed (${reason}). Please ${byHand()}.`);
  }
}

/**
 * Returns the path of the toolchain in rust-toolchain.toml. rustc is run in the project's folder.
 * @throws {Error} With the first line of rustc's output, if it does not work.
 */
function sysroot() {
  const args = ["--print", "sysroot"];
  const { status, stdout, stderr } = spawnSync("rustc", args, { cwd: root, encoding: "utf8", env });
  if (status === 0) return stdout.trim();
  const [reason = ""] = (stderr ?? "").trim().split("\n");
  throw new Error(
    `Rust is installed, but rustc does not work: ${reason || `exit code ${status}`}\n` +
      "Please make `rustc --version` work in this folder (see https://rustup.rs), and run this again.",
  );
}

/** @param {string} file */
function modified(file) {
  return statSync(file).mtimeMs;
}
