/**
 * What stands before a Python program in its worker: it starts Pyodide from the files that were handed in, and has
 * harness.py call the program's functions. Like the harness it runs from its own text.
 */
import type { Harness } from "./harness.ts";

/** What harness.py has. */
interface Runner {
  begin: (source: string) => string;
  call: (name: string, args: string, count: string) => string;
  destroy: () => void;
}

/** The part of Pyodide that is used. */
interface Pyodide {
  makeMemorySnapshot: () => Uint8Array;
  runPython: (text: string) => Runner;
}

interface Scope {
  /** Of the script that stands before this one. */
  loadPyodide: (options: object) => Promise<Pyodide>;
  fetch?: unknown;
}

/** @param text Of harness.py. */
export function python(given: Harness & { source?: string }, text: string) {
  const scope: Partial<Scope> = globalThis;
  const begin = scope.loadPyodide;
  if (!begin) throw new Error("there is no Python");
  given.ready = async (files, keep) => {
    const { memory, ...served } = files;
    const fetched = async (address: string | URL | Request) => {
      const url = String(address);
      const name = Object.keys(served).find((file) => url.endsWith(file));
      if (!name) throw new TypeError(`there is no ${url}`);
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      return new Response(new Uint8Array(served[name]), { headers: { "Content-Type": type } });
    };
    scope.fetch = fetched;
    const pyodide = await begin({
      indexURL: "https://sandbox.invalid/",
      stdLibURL: "https://sandbox.invalid/stdlib.zip",
      lockFileURL: "https://sandbox.invalid/lock.json",
      jsglobals: Object.create(null),
      stdout: () => {},
      stderr: () => {},
      // There is nobody to ask.
      stdin: () => null,
      env: { HOME: "/home/pyodide" },
      // A start takes seconds, one from the memory of another a fraction of that.
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
    });
    delete scope.fetch;
    if (!memory) keep(pyodide.makeMemorySnapshot());
    // Its chances are remembered, too.
    pyodide.runPython("import random; random.seed()");
    /** What runs the program, which has no other memory. */
    let runner: Runner | undefined;
    /** What Python says of an error after the lines that led to it, with the last of the program. */
    const clear = (error: unknown) => {
      const text = String(error instanceof Error ? error.message : error).trim();
      const lines = [...text.matchAll(/File "<program>", line (\d+)/g)];
      const said = text.split("\n");
      const last = said.findLastIndex((one) => /^\s+File "/.test(one));
      const message = said.find((one, at) => at > last && /^\S/.test(one)) ?? text;
      return { message, line: Number(lines.at(-1)?.[1] ?? 0) };
    };
    given.again = () => {
      runner?.destroy();
      runner = pyodide.runPython(text);
      try {
        given.said = JSON.parse(runner.begin(given.source ?? ""));
      } catch (error) {
        throw clear(error);
      }
    };
    given.again();
    given.call = (name, count) => {
      let calls: [string, number][] = [];
      return {
        calls: () => calls,
        run(args) {
          try {
            if (!runner) throw new Error("there is no program");
            const [value, counted] = JSON.parse(
              runner.call(name, JSON.stringify(args), JSON.stringify(count)),
            );
            calls = counted;
            return value;
          } catch (error) {
            throw clear(error);
          }
        },
      };
    };
  };
}
