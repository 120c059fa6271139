/**
 * Runs a script that loads TypeScript: `node scripts/ts.mjs FILE.ts ...`. The script finds the same
 * `argv` as without this one. All other scripts are `.mjs`, and plain Node.js runs them, because many
 * of them run before `npm ci`.
 */
import "./node-version.mjs";
import { resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const { register } = await import("tsx/esm/api");
register();
const file = resolve(argv[2] ?? "");
argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
