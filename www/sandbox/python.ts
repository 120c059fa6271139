/** Python in the sandbox: Pyodide, which the page loads once and hands in to each worker. */
import { PYTHON_FILES } from "./python-files.ts";
import { python } from "./python-harness.ts";
import { HANDLE } from "./sandbox.ts";
import { atRoot } from "../base/root.ts";
import harness from "./harness.py?raw";
import type { Runtime } from "./sandbox.ts";

let loading: Promise<Runtime> | null = null;
let isLoaded = false;

/** Whether Python is there. */
export const hasPython = () => isLoaded;

/**
 * Loads Python, once.
 * @param progress How much of it has come, of about how much, uncompressed.
 * @returns Rejects if a file does not come; then it can be tried again.
 */
export function loadPython(progress: (bytes: number, all: number) => void): Promise<Runtime> {
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

async function load(progress: (bytes: number, all: number) => void): Promise<Runtime> {
  let come = 0;
  const files = await Promise.all(
    Object.keys(PYTHON_FILES).map(async (name) => {
      const response = await fetch(atRoot(`sandbox/python/${name}`));
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const counted = new TransformStream({
        transform(chunk: Uint8Array, out) {
          come += chunk.length;
          progress(Math.min(come, ALL), ALL);
          out.enqueue(chunk);
        },
      });
      const bytes = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
      return [name, new Uint8Array(bytes)] as const;
    }),
  );
  const all = Object.fromEntries(files) as Record<keyof typeof PYTHON_FILES, Uint8Array>;
  const { "pyodide.asm.txt": asm, "pyodide.txt": loader, ...others } = all;
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const runtime: Runtime = {
    script: [text(asm), text(loader), `(${python})(${HANDLE}, ${JSON.stringify(harness)});`],
    files: others,
    keep: (memory) => (runtime.files = { ...others, memory }),
  };
  return runtime;
}
