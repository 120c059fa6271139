/**
 * A program that is begun again after each hang, in a fresh sandbox. After a few of them it is given up.
 */
import { readFunctions } from "./functions.ts";
import { openSandbox, StartFault } from "../../sandbox/sandbox.ts";
import type { Program, ProgramReply, Runtime, Sandbox } from "../../sandbox/sandbox.ts";

export type Answered = ProgramReply | { kind: "unstarted"; fault: StartFault };

export class Runner {
  #program: Program;
  #start;
  #runtime;
  #heard;
  #sandbox: Promise<Sandbox> | null = null;
  #work = new AbortController();

  constructor(
    program: Pick<Program, "language" | "source">,
    {
      start,
      runtime,
      heard,
    }: {
      /** How many milliseconds it may take to begin. */
      start: number;
      runtime?: Runtime;
      /** After each answer. */
      heard: () => void;
    },
  ) {
    this.#heard = heard;
    this.#program = { ...program, functions: [], literals: new Set() };
    this.#start = start;
    this.#runtime = runtime;
  }

  /** The program, with what is read of it. */
  get program() {
    return this.#program;
  }

  /**
   * Reads which functions the program has, which begins one in Python.
   * @returns Why it does not start; null if it does.
   */
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

  /** Ours if one is there. @returns Rejects with a `StartFault`. */
  async #begun(): Promise<Sandbox> {
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
   * @returns `unstarted` if the program does not begin.
   */
  async ask(
    name: string,
    args: unknown[],
    options: { limit: number; count?: readonly string[] },
  ): Promise<Answered> {
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
