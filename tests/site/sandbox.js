/**
 * Replaces the frame of a pasted program. It runs the worker's whole script, with its harness, in a
 * thread, but without the isolation that tests/e2e/paste.spec.js tests.
 */
import { Worker } from "node:worker_threads";

/** Gives the thread the events of a browser's worker, and removes what only Node.js has. */
const THREAD = `
const { parentPort } = require("node:worker_threads");
const { runInThisContext } = require("node:vm");
Object.setPrototypeOf(globalThis, new EventTarget());
const tell = (event, more) => globalThis.dispatchEvent(Object.assign(event, more));
const toldOf = (type) => new Event(type, { cancelable: true });
process.on("uncaughtException", (error) => tell(toldOf("error"), { error }));
process.on("unhandledRejection", (reason) => tell(toldOf("unhandledrejection"), { reason }));
parentPort.once("message", ({ script, port }) => {
  for (const name of ["require", "process", "Buffer", "global"]) delete globalThis[name];
  try {
    runInThisContext(script, { filename: "data:text/javascript" });
  } catch (error) {
    tell(toldOf("error"), { error });
  }
  tell(new MessageEvent("message", { ports: [port] }));
});`;

/** @param {any} frame Is turned into the frame of a program. */
export function asSandbox(frame) {
  /** @type {Worker | undefined} */
  let thread;
  /** @param {{ script: string[] }} text @param {string} _ @param {any[]} ports */
  function postMessage({ script }, _, [port]) {
    thread = new Worker(THREAD, { eval: true, resourceLimits: { stackSizeMb: 1 } });
    // A worker that the browser ends sends no event.
    thread.on("error", () => {});
    thread.postMessage({ script: script.join(""), port }, [port]);
  }
  const { remove } = frame;
  const has = {
    addEventListener: (/** @type {string} */ _, /** @type {any} */ hears) => setImmediate(hears),
    contentWindow: { postMessage },
    remove() {
      thread?.terminate();
      remove.call(frame);
    },
  };
  for (const [name, value] of Object.entries(has)) Object.defineProperty(frame, name, { value });
}
