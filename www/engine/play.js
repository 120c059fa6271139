/**
 * The small engine of 3×3, for the first answer. Play loads it before all else (play/start.js), so that the
 * worker starts, and the wasm is on its way, while the rest of the page is.
 */
import wasm from "../../pkg/play/cutoff_bg.wasm?url";
import { newEngine } from "./registry.js";

export const engine = newEngine(spawn, { build: "play" });
engine.start();

/** Starts a worker, and compiles the package while the worker loads its script. */
function spawn() {
  const worker = new Worker(new URL("./play.worker.js", import.meta.url), { type: "module" });
  compile(wasm).then(
    (module) => worker.postMessage({ module }),
    (error) => worker.postMessage({ unloaded: String(error) }),
  );
  return worker;
}

/** @param {string} url */
async function compile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  // Some hosts send another type, which browsers do not compile on the way.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
