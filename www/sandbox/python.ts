/** Runs Python in the sandbox. Pyodide is loaded once for the page, and runs in each worker. */
import { PYTHON_FILES } from "./python-files.ts";
import { HANDLE, StartFault, type Runtime } from "./sandbox.ts";
import { atRoot } from "../base/root.ts";
import harness from "./harness.py?raw";
import type { Harness } from "./harness.ts";

let loading: Promise<Runtime> | null = null;
let isLoaded = false;

export const hasPython = () => isLoaded;

/** Loads Python once, or again after a `StartFault`. @param progress Receives uncompressed bytes. */
export function loadPython(progress: (bytes: number, all: number) => void): Promise<Runtime> {
  loading ??= load(progress).catch(() => {
    loading = null;
    throw new StartFault("unloaded", "unloaded");
  });
  return loading;
}

/** The size of all files, in uncompressed bytes. */
const TOTAL_BYTES = 12_300_000;

async function load(progress: (bytes: number, all: number) => void): Promise<Runtime> {
  let come = 0;
  const files = await Promise.all(
    Object.keys(PYTHON_FILES).map(async (name) => {
      const response = await fetch(atRoot(`sandbox/python/${name}`));
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const counted = new TransformStream({
        transform(chunk: Uint8Array, out) {
          come += chunk.length;
          progress(Math.min(come, TOTAL_BYTES), TOTAL_BYTES);
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
  // The worker receives these functions as text, so each of them uses nothing outside itself.
  const begun = [HANDLE, started, faultOf, JSON.stringify(harness)].join(", ");
  const runtime: Runtime = {
    script: [text(asm), text(loader), `(${python})(${begun});`],
    files: others,
    keep: (memory) => (runtime.files = { ...others, memory }),
  };
  isLoaded = true;
  return runtime;
}

/** The class in harness.py. */
interface Runner {
  begin: (source: string) => string;
  call: (name: string, args: string, count: string) => string;
  destroy: () => void;
}

type Pyodide = { makeMemorySnapshot: () => Uint8Array; runPython: (text: string) => Runner };

interface Scope {
  /** Pyodide's script defines this function, and runs before this one. */
  loadPyodide: (options: object) => Promise<Pyodide>;
  fetch?: unknown;
}

/** @param api From the harness, with the program. @param text The text of harness.py. */
export function python(
  api: Harness & { source?: string },
  start: typeof started,
  fault: typeof faultOf,
  text: string,
) {
  api.ready = async (files, keep) => {
    const pyodide = await start(files, keep);
    /** The program and its memory. */
    let runner: Runner | undefined;
    api.again = () => {
      runner?.destroy();
      runner = pyodide.runPython(text);
      try {
        api.said = JSON.parse(runner.begin(api.source ?? ""));
      } catch (error) {
        throw fault(error);
      }
    };
    api.again();
    api.call = (name, count) => {
      let calls: [string, number][] = [];
      const run = (args: unknown[]) => {
        try {
          if (!runner) throw new Error("there is no program");
          const answer = runner.call(name, JSON.stringify(args), JSON.stringify(count));
          const [value, counted, left] = JSON.parse(answer);
          calls = counted;
          // As in JavaScript, the caller finds what the program left in its arguments.
          Object.assign(args, left);
          return value;
        } catch (error) {
          throw fault(error);
        }
      };
      return { calls: () => calls, run };
    };
  };
}

/** Starts Pyodide, much faster if there is the memory of an earlier start. */
async function started(
  { memory, ...served }: Record<string, Uint8Array>,
  keep: (memory: Uint8Array) => void,
) {
  const scope: Partial<Scope> = globalThis;
  if (!scope.loadPyodide) throw new Error("there is no Python");
  scope.fetch = async (address: string | URL | Request) => {
    const url = String(address);
    const name = Object.keys(served).find((file) => url.endsWith(file));
    if (!name) throw new TypeError(`there is no ${url}`);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(new Uint8Array(served[name]), { headers: { "Content-Type": type } });
  };
  const pyodide = await scope.loadPyodide({
    indexURL: "https://sandbox.invalid/",
    stdLibURL: "https://sandbox.invalid/stdlib.zip",
    lockFileURL: "https://sandbox.invalid/lock.json",
    jsglobals: Object.create(null),
    stdout: () => {},
    stderr: () => {},
    stdin: () => null,
    env: { HOME: "/home/pyodide" },
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
  delete scope.fetch;
  if (!memory) keep(pyodide.makeMemorySnapshot());
  // The memory of the earlier start includes the state of its random numbers.
  pyodide.runPython("import random; random.seed()");
  return pyodide;
}

/** Extracts the last part of Python's message, and the last line number of the program in it. */
function faultOf(error: unknown) {
  const text = String(error instanceof Error ? error.message : error).trim();
  const lines = [...text.matchAll(/File "<program>", line (\d+)/g)];
  const said = text.split("\n");
  const last = said.findLastIndex((one) => /^\s+File "/.test(one));
  const message = said.find((one, at) => at > last && /^\S/.test(one)) ?? text;
  return { message, line: Number(lines.at(-1)?.[1] ?? 0) };
}
