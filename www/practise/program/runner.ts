/** Runs a program, in a fresh sandbox after each hang, and asks it for a move in every position. */
import { readFunctions } from "./functions.ts";
import { openSandbox, StartFault } from "../../sandbox/sandbox.ts";
import { argumentsOf, moverOf, signOfSide, type CallForm } from "./call-form.ts";
import { moveOf } from "./readings.ts";
import type { Program, ProgramReply, Runtime, Sandbox } from "../../sandbox/sandbox.ts";

export interface RunnerOptions {
  /** The limit for a start in milliseconds. */
  start: number;
  runtime?: Runtime;
  /** Called after each answer. */
  onAnswer: () => void;
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

  /** Lists the functions. A program in Python starts for that. Rejects with a `StartFault`. */
  async read() {
    const { language, source } = this.program;
    const begin = async () => (await this.#begun()).said;
    this.program = { ...this.program, ...(await readFunctions(language, source, begin)) };
  }

  #open() {
    const { start, runtime } = this.#options;
    return openSandbox(this.program, { runtime, limit: start, signal: this.#work.signal });
  }

  /** Starts the program if it is not running. Rejects with a `StartFault`. */
  async #begun(): Promise<Sandbox> {
    this.#sandbox ??= this.#open();
    try {
      return await this.#sandbox;
    } catch (fault) {
      this.#sandbox = null;
      throw fault;
    }
  }

  /** Calls a function, in a new sandbox if the last one has ended. Rejects with a `StartFault`. */
  async ask(
    name: string,
    args: unknown[],
    options: { limit: number; count?: readonly string[] },
  ): Promise<Exclude<ProgramReply, { kind: "closed" }>> {
    const reply = await (await this.#begun()).ask(name, args, options);
    if (reply.kind === "closed") throw new StartFault("closed", "closed");
    this.#options.onAnswer();
    if (reply.kind !== "answer" && reply.kind !== "raised") this.#sandbox = null;
    return reply;
  }

  /** Restarts the program for the next call. */
  discard() {
    const fresh = this.#sandbox?.then(async (sandbox) => {
      if (await sandbox.again(this.#options.start)) return sandbox;
      sandbox.close();
      return this.#open();
    });
    // The next call reports why the program does not start.
    fresh?.catch(() => {});
    this.#sandbox = fresh ?? null;
  }

  close() {
    this.#work.abort();
  }
}

/** The reason for a missing answer: an error, an end of the program, or a failed restart. */
export type Trouble =
  | { kind: "raised"; text: string }
  | { kind: "hung" | "foreign" | "died" }
  | { kind: "unstarted"; fault: StartFault };

/** A program that ends this often gets no more calls. */
export const MOST_ENDS = 3;
/** A search from the empty board to the end makes more calls, even with a table of mirrored boards. */
const LEAST_CALLS = 200;

export class Check {
  positions: readonly string[];
  /** The cell of each position so far; null without an answer. */
  moves: (number | null)[] = [];
  troubles: Trouble[] = [];
  /** The calls of each recursive function, counted from the empty board. */
  calls: readonly (readonly [string, number])[] = [];
  /** The number of calls that left more than one stone on the board. */
  left = 0;

  /** @param plays The side whose positions are asked. */
  constructor(positions: readonly string[], plays: CallForm["plays"]) {
    const free = (board: string) => board.split(".").length;
    this.positions = positions
      .filter((board) => plays === "both" || plays === moverOf(board))
      .toSorted((one, other) => free(one) - free(other));
  }

  get isDone() {
    return this.moves.length === this.positions.length;
  }

  /** Counts the ends of the program, and its failed restarts. */
  get ends() {
    return this.troubles.filter(({ kind }) => kind !== "raised").length;
  }

  /** True if the counted calls are too few for a search to the end. */
  get isShallow() {
    const calls = this.calls.reduce((sum, [, calls]) => sum + calls, 0);
    return calls > 0 && calls < LEAST_CALLS;
  }

  get isGivenUp() {
    return this.ends >= MOST_ENDS;
  }

  /** Goes on until the runner is closed. @param limit Milliseconds for one answer. */
  async run(
    runner: Runner,
    name: string,
    form: CallForm,
    { limit, onAnswer }: { limit: number; onAnswer: () => void },
  ) {
    while (!this.isDone && !this.isGivenUp) {
      const board = this.positions[this.moves.length];
      const isEmpty = !/[XO]/.test(board);
      const count = isEmpty ? runner.program.functions.map(({ name }) => name) : [];
      // A program that remembers other positions would make fewer calls.
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
        // A program may make its own move on the board.
        if (stonesLeft(form, args, reply.left) > 1) this.left += 1;
      } else {
        this.troubles.push(reply);
        this.moves.push(null);
      }
      onAnswer();
    }
  }
}

/** Counts the empty cells in which a call left a stone. @param after The arguments after the call. */
function stonesLeft({ signs }: CallForm, before: unknown, after: unknown) {
  const stones: unknown[] = [signOfSide(signs, "X"), signOfSide(signs, "O")];
  const [old, now] = [leaves(before), leaves(after)];
  return old.filter((cell, at) => !stones.includes(cell) && stones.includes(now[at])).length;
}

const leaves = (value: unknown): unknown[] =>
  value && typeof value === "object" ? Object.values(value).flatMap(leaves) : [value];
