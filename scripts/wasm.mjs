/** Makes the packages for JavaScript: `npm run wasm [play] [web] [bundler] [node]`, by default the page's. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { root, runner } from "./run.mjs";
import { describeStandard } from "./standard.mjs";

/**
 * What wasm-pack is told, by the folder in pkg/. The page loads `play` first, which has no more than
 * that takes; the others are the whole package.
 * @type {Record<"play" | "web" | "bundler" | "node", { target: string, cargo?: string[] }>}
 */
const packages = {
  play: { target: "web", cargo: ["--no-default-features"] },
  web: { target: "web" },
  bundler: { target: "bundler" },
  node: { target: "nodejs" },
};

/** What the page is built from. @type {Name[]} */
export const pagePackages = ["play", "web"];

/** @typedef {keyof typeof packages} Name */

// The lock file pins wasm-opt, which rewrites what the compiler made.
const inputs = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "package-lock.json"];

/**
 * Builds pkg/`name`, unless it was built from just what is here.
 * @param {Name} name
 * @param {import("./run.mjs").Run} run
 */
export async function buildPackage(name, run) {
  const folder = join("pkg", name);
  const stamp = join(root, folder, ".built-from");
  const digest = digestOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  const { target, cargo = [] } = packages[name];
  await run("wasm-pack", ["build", "--target", target, "--out-dir", folder, ...cargo]);
  await describeStandard(name);
  writeFileSync(stamp, digest);
}

function digestOfInputs() {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const path = join(root, input);
    const inside = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).sort()
      : [""];
    for (const name of inside) {
      const file = join(path, name);
      if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const names = /** @type {Name[]} */ (argv.slice(2));
  for (const name of names.length > 0 ? names : pagePackages) {
    await buildPackage(name, runner());
  }
}
