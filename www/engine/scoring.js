/**
 * The engine that proves what each move is worth. It has a worker of its own, so that it does not take
 * the table of the search beside the board.
 */
import { bookedEngine } from "./book.js";
import { spawn } from "./boards.js";

/** The engine, with the book in it where the game has one. Takes the game's short name. */
export const { withBook: scoringEngine } = bookedEngine(spawn);
