/**
 * A program that is begun again after each hang, in a fresh sandbox. After a few of them it is given up.
 */
import { openSandbox, StartFault } from "../../sandbox/sandbox.js";

/** @import { Program, Runtime } from "../../sandbox/types.d.ts" */
/** @import { Sandbox } from "../../sandbox/sandbox.js" */
/** @import { Answered } from "./types.d.ts" */

export class Runner {
  #program;
  #start;
  #runtime;
  /** @type {Promise<Sandbox> | null} */
  #sandbox = null;
  #work = new AbortController();

  /** @param {Program} program @param {number} start How many milliseconds it may take to begin. @param {Runtime} [runtime] */
  constructor(program, start, runtime) {
    this.#program = program;
    this.#start = start;
    this.#runtime = runtime;
  }

  /** The program's text, and its functions. */
  get program() {
    return this.#program;
  }

  /**
   * Calls a function. What ends the sandbox is met by a fresh one with the next call.
   * @param {string} name
   * @param {unknown[]} args
   * @param {{ limit: number, count?: readonly string[] }} options
   * @returns {Promise<Answered>} `unstarted` if the program does not begin.
   */
  async ask(name, args, options) {
    const { signal } = this.#work;
    const [runtime, limit] = [this.#runtime, this.#start];
    this.#sandbox ??= openSandbox(this.#program, { runtime, limit, signal });
    try {
      const reply = await (await this.#sandbox).ask(name, args, options);
      if (reply.kind !== "answer" && reply.kind !== "raised") this.#sandbox = null;
      return reply;
    } catch (fault) {
      this.#sandbox = null;
      if (fault instanceof StartFault) {
        return fault.kind === "closed" ? { kind: "closed" } : { kind: "unstarted", fault };
      }
      throw fault;
    }
  }

  /** The next call is met by a program that has just begun. */
  discard() {
    this.#sandbox?.then(
      (sandbox) => sandbox.close(),
      () => {},
    );
    this.#sandbox = null;
  }

  close() {
    this.#work.abort();
  }
}
