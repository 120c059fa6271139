/**
 * Makes the parts of a release, for .github/workflows/release.yml and for trying it without
 * publishing anything:
 *
 * - `node scripts/release.mjs check v0.5.0` refuses a tag that is not the version of everything, and
 *   prints the part of the changelog about it.
 * - `node scripts/release.mjs program` makes an archive of the program `cutoff` for this machine in
 *   target/release-files/.
 * - `npm run release` does both for the present version, makes the packages, and lets npm and cargo
 *   check them.
 */
import "./node-version.mjs";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { argv, env, exit, platform } from "node:process";
import { fileURLToPath } from "node:url";
import { describeCrate } from "./crate.mjs";
import { makeNpmPackage } from "./package.mjs";
import { root } from "./folder.mjs";
import { runner } from "./run-program.mjs";
import { buildTools, installMissing } from "./tools.mjs";

/** @import { Run } from "./run-program.mjs" */

const FOLDER = join(root, "target/release-files");
const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/check.md"];

/** Returns the version of each file that has one. @returns {Record<string, string | undefined>} */
export function versions() {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  return {
    "Cargo.toml": describeCrate().version,
    "Cargo.lock": /^name = "cutoff"\nversion = "(.*)"$/m.exec(read("Cargo.lock"))?.[1],
    "package.json": JSON.parse(read("package.json")).version,
    "package-lock.json": JSON.parse(read("package-lock.json")).version,
    "CHANGELOG.md": /^## (.*)$/m.exec(read("CHANGELOG.md"))?.[1],
  };
}

/**
 * Lists the reasons why a tag cannot be released, as sentences.
 * @param {string} tag Such as `v0.5.0`.
 * @param {Record<string, string | undefined>} found The version in each file.
 */
export function faultsOf(tag, found) {
  return Object.entries(found)
    .filter(([, version]) => tag !== `v${version}`)
    .map(([file, version]) => `The tag is ${tag}, and ${file} has ${version ?? "no version"}.`);
}

/**
 * Returns the part of a changelog about the latest version, without its heading.
 * @param {string} changelog
 */
export function notesOf(changelog) {
  const [, text] = changelog.split(/^## .*$/m);
  return `${text.trim()}\n`;
}

/** @param {string} tag */
function check(tag) {
  const faults = faultsOf(tag, versions());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) exit(1);
  console.log(notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8")));
}

/**
 * Makes the archive of the program. It has one folder.
 * @param {Run} run
 * @returns {Promise<string>} The path of the archive.
 */
async function packProgram(run) {
  await run("cargo", ["build", "--release", "--locked", "--quiet", "--bin", "cutoff"]);
  const host = /^host: (.*)$/m.exec(execFileSync("rustc", ["-vV"], { encoding: "utf8" }))?.[1];
  const name = `cutoff-${describeCrate().version}-${host}`;
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = platform === "win32" ? "cutoff.exe" : "cutoff";
  const target = env.CARGO_TARGET_DIR ?? join(root, "target");
  for (const file of [join(target, "release", program), ...DOCUMENTS.map((one) => join(root, one))])
    copyFileSync(file, join(folder, basename(file)));
  // Checks that the packed program runs.
  execFileSync(join(folder, program), ["--help"]);
  // Windows has tar too.
  execFileSync("tar", ["-czf", `${name}.tar.gz`, name], { cwd: FOLDER });
  return join(FOLDER, `${name}.tar.gz`);
}

async function rehearse() {
  const run = runner();
  await installMissing(buildTools, run);
  check(`v${describeCrate().version}`);
  const packed = [await makeNpmPackage(run), await packProgram(run)];
  await run("npm", ["publish", "--dry-run", "--silent", packed[0]]);
  await run("cargo", [
    "publish",
    "--dry-run",
    "--locked",
    "--allow-dirty",
    "--no-verify",
    "--quiet",
  ]);
  console.log(`\nNothing was published. Made:\n${packed.map((path) => `  ${path}`).join("\n")}`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [task, tag = ""] = argv.slice(2);
  if (task === "check") check(tag);
  else if (task === "program") console.log(await packProgram(runner()));
  else await rehearse();
}
