/**
 * Stands before a program in its worker, calls the program's function, and hands out what comes back. It runs from
 * its own text, so nothing here may name anything outside it.
 *
 * It takes what it uses before the program begins, which may change everything afterwards. Even then a program could
 * only forge its own answers: the page checks every message, and trusts none.
 */

/** What a program can throw. */
type Thrown = Partial<Error> & { line?: number };

/** A message of the page: a call, with the functions whose calls are counted, or to begin the program anew. */
type Asked =
  | { id: number; name: string; args: unknown[]; count: readonly string[] }
  | { id: number; again: true };

/** The harness as Python's part of the worker sees it. */
export interface Harness {
  functions: Record<string, unknown>;
  /** Told when the program has begun, where its text has not told that before. */
  said?: unknown;
  /** In place of `document.write(…)`. */
  print: () => void;
  /** In place of `import(…)`. */
  import: () => Promise<never>;
  /** Makes the functions, where they are not of JavaScript. */
  ready:
    | ((
        files: Record<string, Uint8Array>,
        /** Hands the page what the next start can begin with. No program has run before. */
        keep: (memory: Uint8Array) => void,
      ) => Promise<void>)
    | undefined;
  /** Begins the program anew, with nothing of what it remembers, where its language does that in the same worker. */
  again?: () => void;
  /** Calls a function, where it is not of JavaScript. */
  call?: (
    name: string,
    count: readonly string[],
  ) => { run: (args: unknown[]) => unknown; calls: () => (readonly [string, number])[] };
}

/** @param name Of the function with which the programs hand in theirs. */
export function harness(name: string) {
  const { apply, getOwnPropertyDescriptor: own } = Reflect;
  const { parse, stringify } = JSON;
  const text = String;
  const { addEventListener: listen } = EventTarget.prototype;
  const { postMessage: post, start } = MessagePort.prototype;
  const { stopImmediatePropagation: keep, preventDefault: prevent } = Event.prototype;
  const dataOf = own(MessageEvent.prototype, "data")?.get ?? (() => undefined);
  const portsOf = own(MessageEvent.prototype, "ports")?.get ?? (() => []);
  const scope: Record<string, unknown> = globalThis;

  // A program prints into the void. What the policy refuses anyway is not even there: a flood of refusals
  // would keep the page busy.
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

  // What is written for Node.js hands out its functions at its end.
  const exports = {};
  scope.module = { exports };
  scope.exports = exports;

  const given: Harness = {
    functions: {},
    ready: undefined,
    print: () => {},
    import: async () => {
      throw new TypeError("nothing can be imported here");
    },
  };
  let tell: (message: object) => void = () => {};

  function words(fault: unknown) {
    try {
      const { name = "", message = "", stack = "", line }: Thrown = fault ?? {};
      const told = name ? `${name}: ${message}` : message || text(fault);
      const met = line ?? /data:[^\s)]*?:(\d+)(?::\d+)?\)?$/m.exec(stack)?.[1];
      return { fault: text(told).slice(0, 500), line: Number(met ?? 0) };
    } catch {
      return { fault: "?", line: 0 };
    }
  }

  /** Counts the calls of functions that call themselves, directly or through each other. */
  function counted(names: readonly string[]) {
    const found = names
      .filter((one) => own(scope, one)?.writable)
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

  async function answer(asked: Asked) {
    const { id } = asked;
    try {
      if ("again" in asked) {
        given.again?.();
        return tell({ id });
      }
      const { name: called, args, count } = asked;
      const { calls, run } = given.call?.(called, count) ?? here(called, count);
      const value = await run(args);
      // JSON has no words for what is not a number.
      const isOdd = typeof value === "number" && value - value !== 0;
      const answered = stringify(isOdd ? text(value) : value) ?? "null";
      if (answered.length > 2_000) return tell({ id, fault: "the answer is too long", line: 0 });
      tell({ id, answer: parse(answered), calls: calls() });
    } catch (fault) {
      tell({ id, ...words(fault) });
    }
  }

  /** A function of this worker. */
  function here(called: string, count: readonly string[]) {
    const calls = counted(count);
    const entry = (count.includes(called) && scope[called]) || given.functions[called];
    if (typeof entry !== "function") throw new ReferenceError(`${called} is not defined`);
    return { calls, run: (args: unknown[]) => apply(entry, undefined, args) };
  }

  // These listeners are added before any of the program's, and keep each error from those.
  /** The program's error while it began. */
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
        await given.ready?.(files, (memory) => apply(post, port, [memory, [memory.buffer]]));
        if (failed) return tell(failed);
        tell({ answer: given.said });
        apply(start, port, []);
      } catch (fault) {
        tell(words(fault));
      }
    },
  ]);
  Reflect.defineProperty(globalThis, name, { value: given });
}
