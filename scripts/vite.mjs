/**
 * Vite's command line, `npm run build` and others. Node reads its configuration as it is,
 * TypeScript and components too.
 */
import { argv } from "node:process";
import { register } from "tsx/esm/api";

register();
argv.push("--configLoader", "native");
await import(new URL("../node_modules/vite/bin/vite.js", import.meta.url).href);
