/**
 * Makes the packages for JavaScript: `npm run wasm [whole] [play] [boards] [npm]`, by default all of
 * them.
 */
import "./node-version.mjs";
import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { describeCrate } from "./crate.mjs";
import { digestOf, runUnlessDone } from "./digest.mjs";
import { finishNpmPackage, packNpmPackage } from "./finish-npm-package.mjs";
import { root } from "./folder.mjs";
import { runner, rustVersion } from "./run-program.mjs";
import { writeStandardGame } from "./standard-game.mjs";
import { buildTools, installMissing } from "./tools.mjs";

/** @import { Run } from "./run-program.mjs" */

/**
 * The feature of each build of the crate. The page loads `play` first, which has only 3×3. `boards`
 * has any board and the solvers, but not the calls that the feature `play` adds. `whole` has everything.
 */
const FEATURES = { whole: "lab", play: "play", boards: "boards" };

/**
 * The build in each folder of pkg/, and its form of wasm-bindgen. "web" has the wasm in a file
 * beside it, which `init` loads. The site offers `npm` as a file (`finish-npm-package.mjs`).
 * @satisfies {Record<string, { build: Build, target: "web" | "module" }>}
 */
const PACKAGES = /** @type {const} */ ({
  whole: { build: "whole", target: "web" },
  play: { build: "play", target: "web" },
  boards: { build: "boards", target: "web" },
  npm: { build: "whole", target: "module" },
});

export const PACKAGE_NAMES = /** @type {PackageName[]} */ (Object.keys(PACKAGES));

/** @typedef {keyof typeof FEATURES} Build */
/** @typedef {keyof typeof PACKAGES} PackageName */

const SOURCES = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];

/**
 * The inputs of a package other than the compiled build. The lock files pin wasm-bindgen, and
 * wasm-opt, which optimises that build.
 */
const PACKAGE_INPUTS = ["Cargo.toml", "Cargo.lock", "package-lock.json"];

/**
 * Returns the folder of a build, with the compiler's output and the files that its packages share.
 * @param {Build} build
 */
function folderOf(build) {
  return join("target", "packages", build);
}

/** Returns the path of the compiler's output for a build. @param {Build} build */
function compiled(build) {
  return join(folderOf(build), "cutoff.wasm");
}

/**
 * Compiles a build, unless it was already compiled from the same sources.
 * @param {Build} build
 * @param {Run} run
 */
async function compile(build, run) {
  const features = ["--no-default-features", "--features", FEATURES[build]];
  const args = ["build", "--lib", "--release", "--target", WASM, ...features];
  const digest = digestOf(SOURCES, [...args, rustVersion()]);
  await runUnlessDone(`compile ${build}`, digest, [compiled(build)], async () => {
    // The folder is given explicitly, because the machine may have another one for all of cargo's
    // output.
    await run("cargo", [...args, "--quiet", "--target-dir", "target"]);
    mkdirSync(join(root, folderOf(build)), { recursive: true });
    // The next build has its output in the same place.
    copyFileSync(join(root, "target", WASM, "release", "cutoff.wasm"), join(root, compiled(build)));
  });
}

const WASM = "wasm32-unknown-unknown";

/**
 * Builds pkg/`name`, unless it was already built from the same sources.
 * @param {PackageName} name
 * @param {Run} run
 */
export async function buildPackage(name, run) {
  const { build, target } = PACKAGES[name];
  await compile(build, run);
  const folder = join("pkg", name);
  const from = [compiled(build), ...PACKAGE_INPUTS];
  const digest = digestOf(from, [target]);
  await runUnlessDone(`build ${name}`, digest, [folder], async () => {
    // Files from an earlier version of these scripts would be packed too.
    rmSync(join(root, folder), { recursive: true, force: true });
    await bind(compiled(build), target, folder, run);
    const crate = describeCrate();
    await optimise(build, join(folder, "cutoff_bg.wasm"), crate.wasmOpt, run);
    if (name === "npm") finishNpmPackage(crate, join(root, folder));
  });
  if (name === "npm") await packNpmPackage(run);
}

/**
 * Builds packages, and describes 3×3 with `play`. While one is optimised, the next one is compiled.
 * @param {PackageName[]} names
 * @param {Run} run
 */
export async function buildPackages(names, run) {
  let compiling = Promise.resolve();
  /** @type {Promise<unknown>} */
  let building = compiling;
  const all = names.map((name) => {
    compiling = compiling.then(() => compile(PACKAGES[name].build, run));
    building = Promise.all([building, compiling]).then(() => buildPackage(name, run));
    return building;
  });
  await Promise.all(all);
  if (names.includes("play")) await writeStandardGame();
}

/**
 * Adds JavaScript and types to the compiler's output.
 * @param {string} wasm
 * @param {"web" | "module" | "nodejs"} target In wasm-bindgen's terms.
 * @param {string} folder
 * @param {Run} run
 */
export async function bind(wasm, target, folder, run) {
  await run("wasm-bindgen", [wasm, "--target", target, "--typescript", "--out-dir", folder]);
}

/**
 * Lets wasm-opt optimise a package's wasm, or reuses its output for another package with the same
 * wasm.
 * @param {Build} build
 * @param {string} wasm
 * @param {string[]} args
 * @param {Run} run
 */
async function optimise(build, wasm, args, run) {
  const before = join(folderOf(build), "bound.wasm");
  const after = join(folderOf(build), "optimised.wasm");
  renameSync(join(root, wasm), join(root, before));
  const digest = digestOf([before, "package-lock.json"], args);
  await runUnlessDone(`optimise ${build}`, digest, [after], () =>
    run("wasm-opt", [before, "-o", after, ...args]),
  );
  copyFileSync(join(root, after), join(root, wasm));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const names = argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(PACKAGES, name));
  try {
    if (unknown !== undefined) {
      throw new Error(`There is no such package. The packages are: ${PACKAGE_NAMES.join(", ")}.`);
    }
    await installMissing(buildTools, runner());
    await buildPackages(
      names.length > 0 ? /** @type {PackageName[]} */ (names) : PACKAGE_NAMES,
      runner(),
    );
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
