/**
 * A program that is begun again after each hang, in a fresh sandbox. After a few of them it is given up.
 */
import { readFunctions } from "./functions.js";
import { openSandbox, StartFault } from "../../sandbox/sandbox.js";

/** @import { Program, Runtime } from "../../sandbox/types.d.ts" */
/** @import { Sandbox } from "../../sandbox/sandbox.js" */
/** @import { Answered } from "./types.d.ts" */

export class Runner {
  #program;
  #start;
  #runtime;
  #heard;
  /** @type {Promise<Sandbox> | null} */
  #sandbox = null;
  #work = new AbortController();

  /**
   * @param {Pick<Program, "language" | "source">} program
   * @param {object} options
   * @param {number} options.start How many milliseconds it may take to begin.
   * @param {Runtime} [options.runtime]
   * @param {() => void} options.heard After each answer.
   */
  constructor(program, { start, runtime, heard }) {
    this.#heard = heard;
    this.#program = /** @type {Program} */ ({ ...program, functions: [], literals: new Set() });
    this.#start = start;
    this.#runtime = runtime;
  }

  /** The program, with what is read of it. */
  get program() {
    return this.#program;
  }

  /** Reads which functions the program has, which begins one in Python. @returns Why it does not start; null if it does. */
  async read() {
    const { language, source } = this.#program;
    const begin = async () => (await this.#begun()).said;
    const { functions, literals, fault } = await readFunctions(language, source, begin);
    this.#program = { ...this.#program, functions, literals };
    return fault;
  }

  #open() {
    const { signal } = this.#work;
    const [runtime, limit] = [this.#runtime, this.#start];
    return openSandbox(this.#program, { runtime, limit, signal });
  }

  /** Ours if one is there. @returns {Promise<Sandbox>} Rejects with a `StartFault`. */
  async #begun() {
    this.#sandbox ??= this.#open();
    try {
      return await this.#sandbox;
    } catch (fault) {
      this.#sandbox = null;
      throw fault;
    }
  }

  /**
   * Calls a function. What ends the sandbox is met by a fresh one with the next call.
   * @param {string} name
   * @param {unknown[]} args
   * @param {{ limit: number, count?: readonly string[] }} options
   * @returns {Promise<Answered>} `unstarted` if the program does not begin.
   */
  async ask(name, args, options) {
    try {
      const reply = await (await this.#begun()).ask(name, args, options);
      this.#heard();
      if (reply.kind !== "answer" && reply.kind !== "raised") this.#sandbox = null;
      return reply;
    } catch (fault) {
      if (fault instanceof StartFault) {
        return fault.kind === "closed" ? { kind: "closed" } : { kind: "unstarted", fault };
      }
      throw fault;
    }
  }

  /** The next call is met by a program that has just begun. */
  discard() {
    const fresh = this.#sandbox?.then(async (sandbox) => {
      if (await sandbox.again(this.#start)) return sandbox;
      sandbox.close();
      return this.#open();
    });
    // The next call says why it does not begin.
    fresh?.catch(() => {});
    this.#sandbox = fresh ?? null;
  }

  close() {
    this.#work.abort();
  }
}
