/** Lets the engine read positions and games from outside. */
import { short, type Message } from "../base/message.ts";
import { readWhole } from "../base/whole-number.ts";
import { EngineFailure, EngineRefusal, type Engine } from "../engine/engine.ts";
import { STANDARD } from "./shape.ts";
import type { GameDescription, ReplayedPosition } from "../../pkg/whole/cutoff.js";
import type { Link } from "./link.ts";

export interface Setup {
  /** The text as typed. */
  text: string;
  board: string;
  /** The reason why the engine refuses it; null until the engine has answered. */
  fault: Message | null;
  /** The board with swapped signs, if a game can continue only from that one. */
  swapped?: string;
  /** Null if no game can continue from it. */
  position: ReplayedPosition | null;
}

/** This module loads only after a refusal. */
const loadFaults = () => import("./faults.ts");

/**
 * Plays the game of a link as far as possible. This takes at most three requests: the game, the
 * link, and the initial board of the game if the link has an invalid one.
 */
export async function replayLink(engine: Engine, link: Link) {
  const faults = [...link.faults];
  const shape = await readShape(engine, link.game, faults);
  const start = link.start ?? shape.start;
  const played = await replay(engine, shape.game, start, link.moves).catch(async (error) => {
    // The engine can refuse only a start that the link names.
    if (!(error instanceof EngineRefusal) || start === shape.start) throw error;
    const fault = (await loadFaults()).boardFault(error, shape);
    // The link's moves belong to a board that is not shown.
    const moves = link.moves === "" ? "none" : "left";
    faults.push({ id: "link-fault-start", values: { text: short(start), fault, moves } });
    return replay(engine, shape.game, shape.start, "");
  });
  const { positions, moves, fault } = played;
  if (fault) faults.push((await loadFaults()).moveFault(fault, link.moves, shape));
  const isWhole = fault === null && faults.length === link.faults.length;
  const at = readAt(link.at, moves.length, isWhole ? faults : []);
  const [{ board }] = positions;
  const line = { game: shape.game, start: board, moves, at, link: played.link };
  return { shape, line, positions, faults };
}

/** Marks a text as a board. Without the line break, the engine reads some boards as moves. */
const asBoard = (text: string) => `\n${text}`;

/** Plays moves from a board. @param start Must be a board. */
async function replay(engine: Engine, game: string, start: string, moves: string) {
  const args = [asBoard(start), moves, { game }] as const;
  try {
    return await engine.request("replay", [...args]);
  } catch (error) {
    if (engine.build !== "play" || !mayHaveLayout(error)) throw error;
    const { answerer } = await import("../engine/workers.ts");
    return answerer()
      .request("replay", [...args])
      .catch((other) => {
        throw other instanceof EngineFailure ? error : other;
      });
  }
}

/**
 * True if a larger engine may read a board that the small one refuses, because lines or commas
 * separate its cells. The small engine then reports a foreign character or too many characters.
 */
function mayHaveLayout(error: unknown) {
  if (!(error instanceof EngineRefusal)) return false;
  const { code, found = 0 } = error;
  return code === "cell-sign" || (code === "board-length" && found > STANDARD.start.length);
}

/** Describes the game in a link, or the standard game if the engine does not know the name. */
async function readShape(engine: Engine, game: string, faults: Message[]) {
  if (game === STANDARD.game) return STANDARD;
  try {
    return await engine.request("describe", [game]);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    faults.push({ id: "link-fault-game", values: { text: short(game) } });
    return STANDARD;
  }
}

/** @param moves The number of all moves. @returns The number of moves on the board. */
function readAt(text: string | null, moves: number, faults: Message[]) {
  if (text === null) return moves;
  const at = readWhole(text, [0, moves]);
  if (at === undefined) faults.push({ id: "link-fault-at", values: { text: short(text), moves } });
  return at ?? moves;
}

/** Checks a position that the visitor sets up. @param board Stays if the text cannot be read. */
export async function checkSetup(
  engine: Engine,
  shape: GameDescription,
  text: string,
  board: string,
): Promise<Setup> {
  try {
    const { positions } = await replay(engine, shape.game, text, "");
    return { text, board: positions[0].board, fault: null, position: positions[0] };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    const fault = (await loadFaults()).boardFault(error, shape);
    const { swapped } = error;
    return { text, board: error.board ?? board, fault, swapped, position: null };
  }
}

/** Changes a cell to its next sign: empty, X, O. */
export function cycleCell(board: string, cell: number) {
  const next = { ".": "X", X: "O", O: "." }[board[cell]] ?? ".";
  return board.slice(0, cell) + next + board.slice(cell + 1);
}
