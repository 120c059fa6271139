/** Asks a program in every position, those with few empty cells first. */
import { argumentsOf } from "./call-form.js";
import { moveOf } from "./reading.js";

/** @import { CallForm, Trouble } from "./types.d.ts" */
/** @import { Runner } from "./runner.js" */

/** After so many ends of the program the check ends. */
const ENDS = 3;

/** What a program played so far. */
export class Check {
  /** The positions, in the order in which they are asked. @type {readonly string[]} */
  positions;
  /** A cell for each position that was asked; null for no answer. @type {(number | null)[]} */
  moves = [];
  /** What went wrong. @type {Trouble[]} */
  troubles = [];
  /** How often the functions that call themselves are called from the empty board, the first that is asked. @type {readonly (readonly [string, number])[]} */
  calls = [];

  /** @param {readonly string[]} positions */
  constructor(positions) {
    const free = (/** @type {string} */ board) => board.split(".").length;
    this.positions = positions.toSorted((one, other) => free(one) - free(other));
  }

  get isDone() {
    return this.moves.length === this.positions.length;
  }

  /** How often the program was ended, or did not start again. */
  get ends() {
    return this.troubles.filter(({ kind }) => kind !== "raised").length;
  }

  get isGivenUp() {
    return this.ends >= ENDS;
  }

  /**
   * Goes on from where it was stopped.
   * @param {Runner} runner Closing it stops the check.
   * @param {string} name Of the function.
   * @param {CallForm} form
   * @param {object} options
   * @param {number} options.limit How long an answer may take, in milliseconds.
   * @param {() => void} options.heard After each answer.
   */
  async run(runner, name, form, { limit, heard }) {
    while (!this.isDone && !this.isGivenUp) {
      const board = this.positions[this.moves.length];
      const isLast = this.moves.length === this.positions.length - 1;
      const count = isLast ? runner.program.functions.map(({ name }) => name) : [];
      // What a program remembers of other positions would spare it calls.
      if (isLast) runner.discard();
      const reply = await runner.ask(name, argumentsOf(form, board), { limit, count });
      if (reply.kind === "closed") return;
      if (reply.kind === "answer") {
        this.moves.push(moveOf(form.answer, reply.value, board));
        if (isLast) this.calls = reply.calls;
      } else {
        this.troubles.push(reply);
        this.moves.push(null);
      }
      heard();
    }
  }
}
