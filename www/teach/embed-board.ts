/**
 * The board that a teacher embeds: the game of the address, with the teacher's changes. The changes
 * have names of their own in the address, so that the visitor's game stays as it is. Pure.
 */
import { GAME_NAMES } from "../page/places.js";

/** @import { Players } from "./types.d.ts" */

/** Before the name of a game's setting or moves, in the address. */
const OWN = "board-";

/** What an address can say of the changes. */
export const BOARD_NAMES = GAME_NAMES.map((name) => OWN + name);

/** Who plays, as players of X and of O. */
export const PLAYERS = {
  both: ["human", "human"],
  x: ["human", "perfect"],
  o: ["perfect", "human"],
};

/** Which of the three a board has; undefined if it has others. @param {URLSearchParams} board @returns {Players | undefined} */
export function playersOf(board) {
  const names = /** @type {Players[]} */ (Object.keys(PLAYERS));
  return names.find((name) => PLAYERS[name].join() === `${board.get("x")},${board.get("o")}`);
}

/** The changes that an address names. @param {Map<string, string>} query @returns {Map<string, string>} */
export function readChanges(query) {
  const named = GAME_NAMES.map((name) => /** @type {const} */ ([name, query.get(OWN + name)]));
  return new Map(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/**
 * The board of an address, before anything is changed.
 * @param {URLSearchParams} address
 */
function usualBoard(address) {
  const board = new URLSearchParams([...address].filter(([name]) => GAME_NAMES.includes(name)));
  const usual = { pruning: "on", hints: "off", answers: "on" };
  for (const [name, value] of Object.entries(usual)) if (!board.has(name)) board.set(name, value);
  if (!playersOf(board)) setPlayers(board, "both");
  return board;
}

/**
 * The board as the names of a link to its game.
 * @param {URLSearchParams} address
 * @param {Map<string, string>} changes By the names of a game; an empty text leaves the name out.
 */
export function boardOf(address, changes) {
  const board = usualBoard(address);
  const usual = new URLSearchParams(board);
  for (const [name, value] of changes) {
    if (value === "") board.delete(name);
    else board.set(name, value);
  }
  if (!playersOf(board)) setPlayers(board, "both");
  // It says how many of the moves of the address are on the board.
  if (["moves", "start"].some((name) => differs(board, usual, name))) board.delete("at");
  return board;
}

/**
 * What the address says of the changes: those that change something.
 * @param {URLSearchParams} address
 * @param {Map<string, string>} changes
 * @returns {Record<string, string>}
 */
export function writeChanges(address, changes) {
  const usual = usualBoard(address);
  const real = GAME_NAMES.filter(
    (name) => changes.has(name) && changes.get(name) !== (usual.get(name) ?? ""),
  );
  return Object.fromEntries(real.map((name) => [OWN + name, changes.get(name) ?? ""]));
}

/** @param {URLSearchParams} board @param {Players} players */
function setPlayers(board, players) {
  const [x, o] = PLAYERS[players];
  board.set("x", x);
  board.set("o", o);
}

/** @param {URLSearchParams} one @param {URLSearchParams} other @param {string} name */
function differs(one, other, name) {
  return (one.get(name) ?? "") !== (other.get(name) ?? "");
}
