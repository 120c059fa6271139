/**
 * What stands before a program in its worker: it calls the program's function, and hands out what comes
 * back. It runs from its own text, so nothing here may name anything outside it.
 *
 * What it uses is taken before the program begins, which may change everything afterwards. Even then a program could
 * only forge its own answers: the page checks every message, and trusts none.
 */

/** @import { Asked, Harness } from "./types.d.ts" */

/** @param {string} name Of the function with which the programs hand in theirs. */
export function harness(name) {
  const { apply, getOwnPropertyDescriptor: own } = Reflect;
  const { parse, stringify } = JSON;
  const text = String;
  const { addEventListener: listen } = EventTarget.prototype;
  const { postMessage: post, start } = MessagePort.prototype;
  const { stopImmediatePropagation: keep, preventDefault: prevent } = Event.prototype;
  const dataOf = /** @type {() => any} */ (own(MessageEvent.prototype, "data")?.get);
  const portsOf = /** @type {() => any} */ (own(MessageEvent.prototype, "ports")?.get);
  const scope = /** @type {Record<string, any>} */ (globalThis);

  // A program prints into the void. What the policy refuses anyway is not even there: a flood of refusals
  // would keep the page busy.
  for (const method in console) Reflect.set(console, method, () => {});
  scope.alert = () => {};
  const unwanted =
    "postMessage close reportError Worker BroadcastChannel importScripts fetch XMLHttpRequest WebSocket " +
    "WebSocketStream WebTransport EventSource indexedDB caches FontFace Notification";
  for (const word of unwanted.split(" ")) {
    for (let at = scope; at; at = /** @type {any} */ (Reflect.getPrototypeOf(at))) delete at[word];
  }

  // What is written for Node.js hands out its functions at its end.
  scope.module = { exports: {} };
  scope.exports = scope.module.exports;

  /** @type {Harness} */
  const given = {
    functions: {},
    ready: undefined,
    print: () => {},
    import: async () => {
      throw new TypeError("nothing can be imported here");
    },
  };
  /** What is told to the page. @type {(message: object) => void} */
  let tell = () => {};

  /** @param {unknown} fault */
  function words(fault) {
    try {
      const {
        name = "",
        message = "",
        stack = "",
        line,
      } = /** @type {Error & { line?: number }} */ (fault ?? {});
      const told = name ? `${name}: ${message}` : message || text(fault);
      const met = line ?? /data:[^\s)]*?:(\d+)(?::\d+)?\)?$/m.exec(stack)?.[1];
      return { fault: text(told).slice(0, 500), line: Number(met ?? 0) };
    } catch {
      return { fault: "?", line: 0 };
    }
  }

  /** Counts the calls of functions that call themselves, directly or through each other. @param {readonly string[]} names */
  function counted(names) {
    const found = names
      .filter((one) => typeof scope[one] === "function" && own(scope, one)?.writable)
      .map((one) => {
        const inner = scope[one];
        const count = { name: one, calls: 0, open: 0, nested: false, restore: () => {} };
        /** @this {unknown} @param {...unknown} args */
        scope[one] = function (...args) {
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
        return count;
      });
    return () => {
      for (const { restore } of found) restore();
      return found.filter(({ nested }) => nested).map(({ name: one, calls }) => [one, calls]);
    };
  }

  /** @param {Asked} asked */
  async function answer(asked) {
    const { id } = asked;
    try {
      if ("again" in asked) {
        given.again?.();
        return tell({ id });
      }
      const { name: called, args, count } = asked;
      const { calls, run } = given.call?.(called, count) ?? here(called, count);
      const value = await run(args);
      // JSON has no words for what is no number.
      const isOdd = typeof value === "number" && value - value !== 0;
      const answered = stringify(isOdd ? text(value) : value) ?? "null";
      if (answered.length > 2_000) return tell({ id, fault: "the answer is too long", line: 0 });
      tell({ id, answer: parse(answered), calls: calls() });
    } catch (fault) {
      tell({ id, ...words(fault) });
    }
  }

  /** A function of this worker. @param {string} called @param {readonly string[]} count */
  function here(called, count) {
    const calls = counted(count);
    const entry = (count.includes(called) && scope[called]) || given.functions[called];
    if (typeof entry !== "function") throw new ReferenceError(`${called} is not defined`);
    return { calls, run: (/** @type {unknown[]} */ args) => apply(entry, undefined, args) };
  }

  // These listeners are added before any of the program's, and keep each error from those.
  /** What the program threw while it began. @type {ReturnType<typeof words> | null} */
  let failed = null;
  for (const type of ["error", "unhandledrejection"]) {
    apply(listen, globalThis, [
      type,
      (/** @type {ErrorEvent} */ event) => {
        apply(prevent, event, []);
        apply(keep, event, []);
        if (type === "error") failed ??= words(event.error);
      },
    ]);
  }
  apply(listen, globalThis, [
    "message",
    async (/** @type {MessageEvent} */ event) => {
      apply(keep, event, []);
      const port = apply(portsOf, event, [])[0];
      if (!port) return;
      const files = apply(dataOf, event, []);
      tell = (message) => apply(post, port, [stringify(message)]);
      apply(listen, port, [
        "message",
        (/** @type {MessageEvent} */ said) => answer(parse(apply(dataOf, said, []))),
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
