/** Python in the sandbox: Pyodide, which the page loads once and hands in to each worker. */
import { PYTHON_FILES } from "./python-files.js";
import { python } from "./python-harness.js";
import { HANDLE } from "./sandbox.js";
import harness from "./harness.py?raw";

/** @import { Runtime } from "./types.d.ts" */

/** @type {Promise<Runtime> | null} */
let loading = null;
let isLoaded = false;

/** Whether Python is there. */
export const hasPython = () => isLoaded;

/**
 * Loads Python, once.
 * @param {(bytes: number, all: number) => void} progress How much of it has come, of about how much, uncompressed.
 * @returns {Promise<Runtime>} Rejects if a file does not come; then it can be tried again.
 */
export function loadPython(progress) {
  loading ??= load(progress).then(
    (runtime) => {
      isLoaded = true;
      return runtime;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The bytes of all files. */
const ALL = 12_300_000;

/** @param {(bytes: number, all: number) => void} progress @returns {Promise<Runtime>} */
async function load(progress) {
  let come = 0;
  const { root } = document.documentElement.dataset;
  const files = await Promise.all(
    Object.keys(PYTHON_FILES).map(async (name) => {
      const response = await fetch(`${root}sandbox/python/${name}`);
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const counted = new TransformStream({
        transform(/** @type {Uint8Array} */ chunk, out) {
          come += chunk.length;
          progress(Math.min(come, ALL), ALL);
          out.enqueue(chunk);
        },
      });
      const bytes = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
      return /** @type {const} */ ([name, new Uint8Array(bytes)]);
    }),
  );
  const all = /** @type {Record<keyof typeof PYTHON_FILES, Uint8Array>} */ (
    Object.fromEntries(files)
  );
  const { "pyodide.asm.txt": asm, "pyodide.txt": loader, ...others } = all;
  const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);
  /** @type {Runtime} */
  const runtime = {
    script: [text(asm), text(loader), `(${python})(${HANDLE}, ${JSON.stringify(harness)});`],
    files: others,
    keep: (memory) => (runtime.files = { ...others, memory }),
  };
  return runtime;
}
