/** Asks a program in every position, those with few empty cells first. */
import { argumentsOf, moverOf } from "./call-form.ts";
import { moveOf } from "./reading.ts";
import type { CallForm } from "./call-form.ts";
import type { Runner } from "./runner.ts";
import type { StartFault } from "../../sandbox/sandbox.ts";

/**
 * Why a position has no answer: the program threw an error, was ended, or did not start again after
 * an end.
 */
export type Trouble =
  | { kind: "raised"; text: string }
  | { kind: "hung" | "foreign" | "died" }
  | { kind: "unstarted"; fault: StartFault };

/** After this many ends of the program the check ends. */
const ENDS = 3;

/** What a program played so far. */
export class Check {
  /** The positions, in the order in which they are asked. */
  positions: readonly string[];
  /** A cell for each position that was asked; null for no answer. */
  moves: (number | null)[] = [];
  /** What went wrong. */
  troubles: Trouble[] = [];
  /** How often the functions that call themselves are called from the empty board. */
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

  /** How often the program was ended, or did not start again. */
  get ends() {
    return this.troubles.filter(({ kind }) => kind !== "raised").length;
  }

  get isGivenUp() {
    return this.ends >= ENDS;
  }

  /**
   * Goes on from where it was stopped.
   * @param runner Closing it stops the check.
   * @param name Of the function.
   */
  async run(
    runner: Runner,
    name: string,
    form: CallForm,
    {
      limit,
      heard,
    }: {
      /** How long an answer may take, in milliseconds. */
      limit: number;
      /** After each answer. */
      heard: () => void;
    },
  ) {
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
