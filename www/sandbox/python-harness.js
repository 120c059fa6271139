/**
 * What stands before a Python program in its worker: it starts Pyodide from the files that were handed in, and calls the
 * program's functions. Like the harness it runs from its own text.
 */

/** @import { Harness } from "./types.d.ts" */

/** @param {Harness & { source?: string }} given */
export function python(given) {
  const scope = /** @type {Record<string, any>} */ (globalThis);
  const begin = scope.loadPyodide;
  given.ready = async (files) => {
    /** @param {string | URL | Request} address */
    const served = async (address) => {
      const url = String(address);
      const name = Object.keys(files).find((file) => url.endsWith(file));
      if (!name) throw new TypeError(`there is no ${url}`);
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      return new Response(new Uint8Array(files[name]), { headers: { "Content-Type": type } });
    };
    scope.fetch = served;
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
    });
    delete scope.fetch;
    const runner = pyodide.runPython(`
import json

class Cutoff:
    def __init__(self):
        self.scope = {"__name__": "program"}
        self.counts = {}

    def begin(self, source):
        # A program that plays in the terminal asks for moves: it gets none, and goes on to its functions.
        try:
            exec(compile(source, "<program>", "exec"), self.scope)
        except (EOFError, SystemExit):
            pass
        return json.dumps([name for name, one in self.scope.items() if callable(one)])

    def call(self, name, args, names):
        counts, scope = {}, self.scope
        inner = {one: scope[one] for one in json.loads(names) if callable(scope.get(one)) and not isinstance(scope[one], type)}
        def counted(one):
            def function(*args, **named):
                count = counts.setdefault(one, [0, 0, False])
                count[0] += 1
                count[2] = count[2] or count[1] > 0
                count[1] += 1
                try:
                    return inner[one](*args, **named)
                finally:
                    count[1] -= 1
            return function
        for one in inner:
            scope[one] = counted(one)
        try:
            value = scope[name](*json.loads(args))
        finally:
            scope.update(inner)
        calls = [[one, count[0]] for one, count in counts.items() if count[2]]
        return json.dumps([self.plain(value, 4), calls])

    def plain(self, value, depth):
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if depth > 0 and isinstance(value, (list, tuple)):
            return [self.plain(one, depth - 1) for one in value[:50]]
        if depth > 0 and isinstance(value, dict):
            return {str(key): self.plain(one, depth - 1) for key, one in list(value.items())[:50]}
        if depth > 0 and hasattr(value, "__dict__"):
            return self.plain(vars(value), depth - 1)
        try:
            return int(value)
        except Exception:
            return str(value)[:100]

Cutoff()
`);
    /** What Python says of an error after the lines that led to it, with the last of the program. @param {unknown} error */
    const clear = (error) => {
      const text = String(/** @type {Error} */ (error)?.message ?? error).trim();
      const lines = [...text.matchAll(/File "<program>", line (\d+)/g)];
      const said = text.split("\n");
      const last = said.findLastIndex((one) => /^\s+File "/.test(one));
      const message = said.find((one, at) => at > last && /^\S/.test(one)) ?? text;
      return { message, line: Number(lines.at(-1)?.[1] ?? 0) };
    };
    try {
      for (const name of JSON.parse(runner.begin(given.source ?? ""))) given.functions[name] = true;
    } catch (error) {
      throw clear(error);
    }
    given.call = (name, count) => {
      /** @type {[string, number][]} */
      let calls = [];
      return {
        calls: () => calls,
        run(args) {
          try {
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
