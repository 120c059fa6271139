/**
 * Runs before a program in its worker, calls the program's functions, and returns their answers.
 * The worker gets the text of `harness`, so it must be one function that uses nothing outside
 * itself.
 *
 * It saves the browser functions that it needs, because a program can change them. The page checks
 * every message, so a program can only forge its own answers.
 */

/** The value that a program throws, which can be anything. */
type Thrown = Partial<Error> & { line?: number };

/** A message from the page: a call with the functions to count, or `again` to restart. */
type CallRequest =
  | { id: number; name: string; args: unknown[]; count: readonly string[] }
  | { id: number; again: true };

/** The parts of the harness that the Python worker uses. */
export interface Harness {
  functions: Record<string, unknown>;
  /** The functions and literals of a Python program, for the page. */
  said?: unknown;
  /** Replaces `document.write(…)`. */
  print: () => void;
  /** Replaces `import(…)`. */
  import: () => Promise<never>;
  /** Starts Python. @param keep Receives the memory of a fresh start, for faster later starts. */
  ready?: (files: Record<string, Uint8Array>, keep: (memory: Uint8Array) => void) => Promise<void>;
  /** Restarts a Python program in the same worker, without its memory. */
  again?: () => void;
  /** Calls a function in Python. */
  call?: (
    name: string,
    count: readonly string[],
  ) => { run: (args: unknown[]) => unknown; calls: () => (readonly [string, number])[] };
}

/** @param name The global variable in which programs leave their functions. */
export function harness(name: string) {
  const { apply, getOwnPropertyDescriptor: descriptorOf } = Reflect;
  const { parse, stringify } = JSON;
  const text = String;
  const { addEventListener: listen } = EventTarget.prototype;
  const { postMessage: post, start } = MessagePort.prototype;
  const { stopImmediatePropagation: keep, preventDefault: prevent } = Event.prototype;
  const dataOf = descriptorOf(MessageEvent.prototype, "data")?.get ?? (() => undefined);
  const portsOf = descriptorOf(MessageEvent.prototype, "ports")?.get ?? (() => []);
  const scope: Record<string, unknown> = globalThis;

  // A program prints nothing. The policy refuses these APIs too, but slows the page.
  for (const method in console) Reflect.set(console, method, () => {});
  scope.alert = () => {};
  const unwanted =
    "postMessage close reportError Worker BroadcastChannel importScripts fetch XMLHttpRequest WebSocket " +
    "WebSocketStream WebTransport EventSource indexedDB caches FontFace Notification";
  for (const word of unwanted.split(" ")) {
    for (let at: object | null = scope; at; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, word);
    }
  }

  // Programs for Node.js assign their functions to `module.exports`.
  const exports = {};
  scope.module = { exports };
  scope.exports = exports;

  const api: Harness = {
    functions: {},
    print: () => {},
    import: async () => {
      throw new TypeError("nothing can be imported here");
    },
  };
  let tell: (message: object) => void = () => {};

  function words(fault: unknown) {
    try {
      const { name = "", message = "", stack = "", line }: Thrown = fault ?? {};
      const summary = name ? `${name}: ${message}` : message || text(fault);
      const met = line ?? /data:[^\s)]*?:(\d+)(?::\d+)?\)?$/m.exec(stack)?.[1];
      return { fault: text(summary).slice(0, 500), line: Number(met ?? 0) };
    } catch {
      return { fault: "?", line: 0 };
    }
  }

  /** Counts the calls of recursive functions. */
  function counted(names: readonly string[]) {
    const found = names
      .filter((one) => descriptorOf(scope, one)?.writable)
      .flatMap((one) => {
        const inner = scope[one];
        if (typeof inner !== "function") return [];
        const count = { name: one, calls: 0, open: 0, nested: false, restore: () => {} };
        scope[one] = function (this: unknown, ...args: unknown[]) {
          count.calls += 1;
          count.nested ||= count.open > 0;
          count.open += 1;
          try {
            return apply(inner, this, args);
          } finally {
            count.open -= 1;
          }
        };
        count.restore = () => void (scope[one] = inner);
        return [count];
      });
    return () => {
      for (const { restore } of found) restore();
      return found.filter(({ nested }) => nested).map(({ name: one, calls }) => [one, calls]);
    };
  }

  async function answer(request: CallRequest) {
    const { id } = request;
    try {
      if ("again" in request) {
        api.again?.();
        return tell({ id });
      }
      const { name: called, args, count } = request;
      const { calls, run } = api.call?.(called, count) ?? here(called, count);
      const value = await run(args);
      // JSON cannot express NaN or infinity.
      const isOdd = typeof value === "number" && value - value !== 0;
      const answered = stringify(isOdd ? text(value) : value) ?? "null";
      if (answered.length > 2_000) return tell({ id, fault: "the answer is too long", line: 0 });
      tell({ id, answer: parse(answered), calls: calls(), left: plain(args) });
    } catch (fault) {
      tell({ id, ...words(fault) });
    }
  }

  /** Returns arguments after a call as JSON; null if the program made them unfit for that. */
  function plain(args: unknown[]) {
    try {
      const written = stringify(args);
      return written.length > 1_000 ? null : parse(written);
    } catch {
      return null;
    }
  }

  /** Finds a JavaScript function. */
  function here(called: string, count: readonly string[]) {
    const calls = counted(count);
    const entry = (count.includes(called) && scope[called]) || api.functions[called];
    if (typeof entry !== "function") throw new ReferenceError(`${called} is not defined`);
    return { calls, run: (args: unknown[]) => apply(entry, undefined, args) };
  }

  // These listeners run before those of the program, and stop each event before it reaches them.
  /** The error that the program raised at its start. */
  let failed: ReturnType<typeof words> | null = null;
  for (const type of ["error", "unhandledrejection"]) {
    apply(listen, globalThis, [
      type,
      (event: ErrorEvent) => {
        apply(prevent, event, []);
        apply(keep, event, []);
        if (type === "error") failed ??= words(event.error);
      },
    ]);
  }
  apply(listen, globalThis, [
    "message",
    async (event: MessageEvent) => {
      apply(keep, event, []);
      const [port] = apply(portsOf, event, []);
      if (!port) return;
      const files = apply(dataOf, event, []);
      tell = (message) => apply(post, port, [stringify(message)]);
      apply(listen, port, [
        "message",
        (said: MessageEvent) => answer(parse(apply(dataOf, said, []))),
      ]);
      try {
        await api.ready?.(files, (memory) => apply(post, port, [memory, [memory.buffer]]));
        if (failed) return tell(failed);
        tell({ answer: api.said });
        apply(start, port, []);
      } catch (fault) {
        tell(words(fault));
      }
    },
  ]);
  Reflect.defineProperty(globalThis, name, { value: api });
}
