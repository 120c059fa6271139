/** Runs in the page that chromium.mjs opens, and takes samples on request. */
import init, { measure } from "../pkg/whole/cutoff.js";
import { contestants } from "./contestants.mjs";

await init();
Object.assign(globalThis, { contestants: contestants("Chromium", measure) });
document.documentElement.dataset.ready = "yes";
