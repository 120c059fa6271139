/** `npm start`: from a fresh clone to a page to play on. Needs only Node.js and Rust. */
import "./node-version.mjs";
import { exit } from "node:process";
import { folderFault, root } from "./folder.mjs";
import { runner } from "./run.mjs";
import { buildTools, findMissing, wasmTarget } from "./tools.mjs";
import { buildPackages, builtPackages } from "./wasm.mjs";

const run = runner();

try {
  const fault = folderFault(root);
  if (fault) throw new Error(fault);
  const missing = await findMissing(buildTools, run);
  // The first build needs only these tools, so it does not wait for the others.
  await missing.find(({ tool }) => tool === wasmTarget)?.get();
  const others = missing.filter(({ tool }) => tool !== wasmTarget).map(({ get }) => get());
  console.log("\nBuilding the engine (src/ to pkg/) ...");
  await buildPackages(builtPackages, run, Promise.all(others));
  console.log("\nBuilding the page (www/ to dist/) ...");
  await run("node", ["scripts/vite.mjs", "build", "--logLevel", "warn"]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  exit(1);
}

// This is loaded late, because the packages may just have been installed. The configuration is read
// as in scripts/vite.mjs.
const { register } = await import("tsx/esm/api");
register();
const { preview } = await import("vite");
const server = await preview({ configLoader: "native", logLevel: "warn" });
console.log("\nCutoff is ready to play. Open this address in a browser; Ctrl+C ends it.");
for (const address of server.resolvedUrls?.local ?? []) console.log(`\n  ${address}\n`);
