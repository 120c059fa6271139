/**
 * Runs a script that imports TypeScript: `node scripts/ts.mjs FILE ...`. The script finds the same
 * `argv` as without this one.
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
