/** What runs in the page that chromium.mjs opens: it takes samples when it is asked to. */
import init, { measure } from "../pkg/web/cutoff.js";
import { contestants } from "./contestants.mjs";

await init();
Object.assign(globalThis, { contestants: contestants("Chromium", measure) });
document.documentElement.dataset.ready = "yes";
