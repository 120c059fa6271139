/** Makes the packages for JavaScript: `npm run wasm [play] [study] [boards] [web] [bundler] [node]`, by default the page's. */
import "./node-version.mjs";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { digestOf } from "./digest.mjs";
import { root } from "./folder.mjs";
import { runner, versionOf } from "./run.mjs";
import { STANDARD, describeStandard } from "./standard.mjs";
import { buildTools, installMissing } from "./tools.mjs";

/**
 * How wasm-pack builds each folder in pkg/. The page loads `play` first, which holds no more than
 * playing 3×3 takes; `study` has all of 3×3; `boards` has play and the strong searches for any board; the
 * others are the whole package.
 * @type {Record<"play" | "study" | "boards" | "web" | "bundler" | "node", { target: string, cargo?: string[] }>}
 */
const packages = {
  play: { target: "web", cargo: ["--no-default-features"] },
  study: {
    target: "web",
    cargo: ["--no-default-features", "--features", "study"],
  },
  boards: {
    target: "web",
    cargo: ["--no-default-features", "--features", "boards"],
  },
  web: { target: "web" },
  bundler: { target: "bundler" },
  node: { target: "nodejs" },
};

/** What the page is built from. @type {Name[]} */
export const pagePackages = ["play", "study", "boards", "web"];

/** @typedef {keyof typeof packages} Name */

// The lock file pins wasm-opt, which rewrites what the compiler made.
const inputs = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "package-lock.json"];

/**
 * Builds pkg/`name`, unless it was built from the same sources.
 * @param {Name} name
 * @param {import("./run.mjs").Run} run
 */
export async function buildPackage(name, run) {
  const folder = join("pkg", name);
  const { target, cargo = [] } = packages[name];
  const args = ["build", "--target", target, "--out-dir", folder, ...cargo];
  const how = [...args, ...["rustc", "wasm-pack"].map(versionOf)];
  await buildOnce(join(root, folder, ".built-from"), digestOf(inputs, how), async () => {
    await run("wasm-pack", args);
    await describeStandard(name);
  });
  if (!existsSync(STANDARD)) await describeStandard(name);
}

/**
 * Builds something, unless a file beside it says that it was built from the same inputs.
 * @param {string} stamp The path of that file.
 * @param {string} digest Of the inputs.
 * @param {() => Promise<void>} build
 */
export async function buildOnce(stamp, digest, build) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  // An interrupted build leaves half a package, so the old stamp must be gone by then.
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, digest);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const names = argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(packages, name));
  try {
    if (unknown !== undefined) {
      throw new Error(`No package is called so. There are: ${Object.keys(packages).join(", ")}.`);
    }
    await installMissing(buildTools, runner());
    for (const name of names.length > 0 ? /** @type {Name[]} */ (names) : pagePackages) {
      await buildPackage(name, runner());
    }
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
