/**
 * Ends the program if a file that the build of the page needs is missing, and names the command
 * that makes it. In a fresh clone, the bundler would only show a stack trace and an unresolved
 * import.
 */
import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { NPM_FILE } from "./finish-npm-package.mjs";
import { root } from "./folder.mjs";
import { builtPackages } from "./wasm.mjs";

/** The files that `npm run wasm` installs and makes. */
const NEEDED = [
  join("node_modules", "vite", "package.json"),
  ...builtPackages.map((name) => join("pkg", name, "cutoff.js")),
  join("pkg", "standard.js"),
  NPM_FILE,
];

if (!NEEDED.every((file) => existsSync(join(root, file)))) {
  console.error(
    "The packages in pkg/ or node_modules/ are missing. Please run `npm run wasm`, and then this again.",
  );
  process.exit(1);
}
