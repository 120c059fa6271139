/** Reads the facts about the crate from Cargo.toml. */
import { execFileSync } from "node:child_process";
import { root } from "./folder.mjs";
import { environment as env } from "./run-program.mjs";

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
