/**
 * Vite's command line, for `npm run build` and others. Node.js reads its configuration directly,
 * including TypeScript and components.
 */
import "./node-version.mjs";
import { argv } from "node:process";

const { register } = await import("tsx/esm/api");
register();
argv.push("--configLoader", "native");
await import(new URL("../node_modules/vite/bin/vite.js", import.meta.url).href);
