/** A program that is begun again after each hang, in a fresh sandbox, and is asked in every position. */
import { readFunctions } from "./functions.ts";
import { openSandbox, StartFault } from "../../sandbox/sandbox.ts";
import { argumentsOf, moverOf, moveOf } from "./call-form.ts";
import type { Program, ProgramReply, Runtime, Sandbox } from "../../sandbox/sandbox.ts";
import type { CallForm } from "./call-form.ts";

export interface RunnerOptions {
  /** The most milliseconds until it has begun. */
  start: number;
  runtime?: Runtime;
  /** Is called after each answer. */
  heard: () => void;
}

export class Runner {
  program: Program;
  #options;
  #sandbox: Promise<Sandbox> | null = null;
  #work = new AbortController();

  constructor(program: Pick<Program, "language" | "source">, options: RunnerOptions) {
    this.program = { ...program, functions: [], literals: new Set() };
    this.#options = options;
  }

  /** Reads which functions the program has, which begins one in Python. @throws StartFault */
  async read() {
    const { language, source } = this.program;
    const begin = async () => (await this.#begun()).said;
    this.program = { ...this.program, ...(await readFunctions(language, source, begin)) };
  }

  #open() {
    const { start, runtime } = this.#options;
    return openSandbox(this.program, { runtime, limit: start, signal: this.#work.signal });
  }

  /** Gives our sandbox if one is there. @throws StartFault */
  async #begun(): Promise<Sandbox> {
    this.#sandbox ??= this.#open();
    try {
      return await this.#sandbox;
    } catch (fault) {
      this.#sandbox = null;
      throw fault;
    }
  }

  /** Calls a function. What ends the sandbox is met by a fresh one with the next call. @throws StartFault */
  async ask(
    name: string,
    args: unknown[],
    options: { limit: number; count?: readonly string[] },
  ): Promise<Exclude<ProgramReply, { kind: "closed" }>> {
    const reply = await (await this.#begun()).ask(name, args, options);
    if (reply.kind === "closed") throw new StartFault("closed", "closed");
    this.#options.heard();
    if (reply.kind !== "answer" && reply.kind !== "raised") this.#sandbox = null;
    return reply;
  }

  /** The next call is met by a program that has just begun. */
  discard() {
    const fresh = this.#sandbox?.then(async (sandbox) => {
      if (await sandbox.again(this.#options.start)) return sandbox;
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

/** Why a position has no answer: the program threw an error, was ended, or did not start again after an end. */
export type Trouble =
  | { kind: "raised"; text: string }
  | { kind: "hung" | "foreign" | "died" }
  | { kind: "unstarted"; fault: StartFault };

/** After this many ends of the program the check ends. */
const ENDS = 3;

export class Check {
  /** The positions, in the order in which they are asked. */
  positions: readonly string[];
  /** A cell for each position that was asked; null for no answer. */
  moves: (number | null)[] = [];
  troubles: Trouble[] = [];
  /** The number of calls of functions that call themselves, from the empty board. */
  calls: readonly (readonly [string, number])[] = [];

  /** @param plays Positions of the other side are left out. */
  constructor(positions: readonly string[], plays: CallForm["plays"]) {
    const free = (board: string) => board.split(".").length;
    this.positions = positions
      .filter((board) => plays === "both" || plays === moverOf(board))
      .toSorted((one, other) => free(one) - free(other));
  }

  get isDone() {
    return this.moves.length === this.positions.length;
  }

  /** The number of ends of the program, and of vain starts. */
  get ends() {
    return this.troubles.filter(({ kind }) => kind !== "raised").length;
  }

  get isGivenUp() {
    return this.ends >= ENDS;
  }

  /** Goes on from where it was stopped; closing the runner stops it. An answer may take `limit` milliseconds. */
  async run(
    runner: Runner,
    name: string,
    form: CallForm,
    { limit, heard }: { limit: number; heard: () => void },
  ) {
    while (!this.isDone && !this.isGivenUp) {
      const board = this.positions[this.moves.length];
      const isEmpty = !/[XO]/.test(board);
      const count = isEmpty ? runner.program.functions.map(({ name }) => name) : [];
      // What a program remembers of other positions would spare it calls.
      if (isEmpty) runner.discard();
      const args = argumentsOf(form, board);
      const reply = await runner.ask(name, args, { limit, count }).catch((fault) => {
        if (!(fault instanceof StartFault)) throw fault;
        return { kind: "unstarted" as const, fault };
      });
      if (reply.kind === "unstarted" && reply.fault.kind === "closed") return;
      if (reply.kind === "answer") {
        this.moves.push(moveOf(form.answer, reply.value, board));
        if (isEmpty) this.calls = reply.calls;
      } else {
        this.troubles.push(reply);
        this.moves.push(null);
      }
      heard();
    }
  }
}
