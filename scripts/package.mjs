/**
 * `npm run package`: makes what others install. pkg/npm and a .tgz of it are the npm package, with an
 * entry for bundlers, for pages without one and for Node.js; target/package has the crate.
 */
import "./node-version.mjs";
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { describeCrate } from "./crate.mjs";
import { root, runner } from "./run.mjs";
import { buildTools, installMissing } from "./tools.mjs";
import { buildPackage } from "./wasm.mjs";

/** The entries of the npm package, and what each is to Node.js. */
const entries = /** @type {const} */ ({ bundler: "module", web: "module", node: "commonjs" });
const names = /** @type {(keyof typeof entries)[]} */ (Object.keys(entries));

const folder = join(root, "pkg/npm");

/** @param {import("./run.mjs").Run} run @returns {Promise<string>} The path of the .tgz. */
export async function makeNpmPackage(run) {
  for (const name of names) await buildPackage(name, run);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    cpSync(join(root, "pkg", name), join(folder, name), {
      recursive: true,
      filter: (path) => !/(package\.json|README\.md|LICENSE-.*|\.built-from)$/.test(path),
    });
    writeJson(join(folder, name, "package.json"), { type: entries[name] });
  }
  for (const file of ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"]) {
    copyFileSync(join(root, file), join(folder, file));
  }
  const described = description();
  writeJson(join(folder, "package.json"), described);
  await run("npm", ["pack", "--silent", "--pack-destination", join(root, "pkg"), folder]);
  return join(root, "pkg", `${described.name}-${described.version}.tgz`);
}

/** What the npm package says of itself. */
function description() {
  const { name, version, description, license, keywords } = describeCrate();
  const entry = (/** @type {string} */ at) => ({
    types: `./${at}/cutoff.d.ts`,
    default: `./${at}/cutoff.js`,
  });
  return {
    ...{ name, version, description, license, keywords },
    exports: {
      ".": { node: entry("node"), default: entry("bundler") },
      "./web": entry("web"),
      "./web/cutoff_bg.wasm": "./web/cutoff_bg.wasm",
    },
    sideEffects: ["./bundler/cutoff.js", "./node/cutoff.js"],
    files: [...names, "CHANGELOG.md", "LICENSE-*"],
  };
}

/** @param {string} path @param {unknown} value */
function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** @param {import("./run.mjs").Run} run @returns {Promise<string>} The path of the .crate. */
export async function makeCrate(run) {
  // It is built where it is installed: the tests do that.
  await run("cargo", ["package", "--quiet", "--allow-dirty", "--no-verify"]);
  const { version } = description();
  return join(root, "target/package", `cutoff-${version}.crate`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const run = runner();
  await installMissing(buildTools, run);
  const made = [await makeNpmPackage(run), await makeCrate(run)];
  console.log(`\nMade:\n${made.map((path) => `  ${path}`).join("\n")}`);
}
