/** Asks a program in every position, those with few empty cells first. */
import { argumentsOf, moverOf } from "./call-form.js";
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
  /** How often the functions that call themselves are called from the empty board. @type {readonly (readonly [string, number])[]} */
  calls = [];

  /** @param {readonly string[]} positions @param {CallForm["plays"]} plays Positions of the other side are left out. */
  constructor(positions, plays) {
    const free = (/** @type {string} */ board) => board.split(".").length;
    this.positions = positions
      .filter((board) => plays === "both" || plays === moverOf(board))
      .toSorted((one, other) => free(one) - free(other));
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
      const isEmpty = !/[XO]/.test(board);
      const count = isEmpty ? runner.program.functions.map(({ name }) => name) : [];
      // What a program remembers of other positions would spare it calls.
      if (isEmpty) runner.discard();
      const reply = await runner.ask(name, argumentsOf(form, board), { limit, count });
      if (reply.kind === "closed") return;
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
