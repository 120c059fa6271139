/** What a package in pkg/ says of itself, from Cargo.toml: the same as wasm-pack writes. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folder.mjs";
import { environment as env } from "./run.mjs";

/** What goes into each package as it is. */
export const DOCUMENTS = ["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/** @typedef {"web" | "bundler" | "nodejs"} Target As wasm-bindgen calls them. */

/**
 * @typedef {object} Crate
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {string[]} keywords
 * @property {string[]} wasmOpt The arguments for wasm-opt, where wasm-pack looks for them.
 */

/** @param {string} [manifest] @returns {Crate} */
export function describeCrate(manifest = "Cargo.toml") {
  const args = ["metadata", "--no-deps", "--format-version", "1", "--manifest-path", manifest];
  const options = /** @type {const} */ ({ cwd: root, encoding: "utf8", env });
  const { name, version, description, license, keywords, metadata } = JSON.parse(
    execFileSync("cargo", args, options),
  ).packages[0];
  const wasmOpt = metadata["wasm-pack"].profile.release["wasm-opt"];
  return { name, version, description, license, keywords, wasmOpt };
}

/**
 * The package.json of a package.
 * @param {Omit<Crate, "wasmOpt">} crate
 * @param {Target} target
 */
export function packageJson({ name, description, version, license, keywords }, target) {
  const bundler = target === "bundler";
  return {
    name,
    // Node.js takes its package by `require`.
    ...(target === "nodejs" ? {} : { type: "module" }),
    description,
    version,
    license,
    files: [`${name}_bg.wasm`, `${name}.js`, ...(bundler ? [`${name}_bg.js`] : []), `${name}.d.ts`],
    main: `${name}.js`,
    types: `${name}.d.ts`,
    ...(target === "nodejs"
      ? {}
      : { sideEffects: [...(bundler ? [`./${name}.js`] : []), "./snippets/*"] }),
    keywords,
  };
}

/**
 * Writes what stands beside the code of a package.
 * @param {Crate} crate
 * @param {Target} target
 * @param {string} folder
 */
export function writeDocuments(crate, target, folder) {
  const json = JSON.stringify(packageJson(crate, target), null, 2);
  writeFileSync(join(root, folder, "package.json"), `${json}\n`);
  for (const file of DOCUMENTS) copyFileSync(join(root, file), join(root, folder, file));
}
