/** The board that a teacher embeds: the game of the address with changes, which have names of their own there. */
import { GAME_NAMES } from "../page/places.ts";
import { keysOf } from "../base/keys-of.ts";

type Players = keyof typeof PLAYERS;

/** Before the name of a game's setting or moves, in the address. */
const OWN = "board-";

export const BOARD_NAMES = GAME_NAMES.map((name) => OWN + name);

/** Who plays, as players of X and of O. */
export const PLAYERS = {
  both: ["human", "human"],
  x: ["human", "perfect"],
  o: ["perfect", "human"],
};

/** Which of the three a board has; undefined if it has others. */
export function playersOf(board: URLSearchParams): Players | undefined {
  const names = keysOf(PLAYERS);
  return names.find((name) => PLAYERS[name].join() === `${board.get("x")},${board.get("o")}`);
}

export function readChanges(query: Map<string, string>): Map<string, string> {
  const named = GAME_NAMES.map((name) => [name, query.get(OWN + name)] as const);
  return new Map(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The board of an address, before anything is changed. */
function usualBoard(address: URLSearchParams) {
  const board = new URLSearchParams([...address].filter(([name]) => GAME_NAMES.includes(name)));
  const usual = { pruning: "on", hints: "off", answers: "on" };
  for (const [name, value] of Object.entries(usual)) if (!board.has(name)) board.set(name, value);
  if (!playersOf(board)) setPlayers(board, "both");
  return board;
}

/** The board as the names of a link to its game. @param changes By these names; an empty text leaves one out. */
export function boardOf(address: URLSearchParams, changes: Map<string, string>) {
  const board = usualBoard(address);
  const usual = new URLSearchParams(board);
  for (const [name, value] of changes) {
    if (value === "") board.delete(name);
    else board.set(name, value);
  }
  if (!playersOf(board)) setPlayers(board, "both");
  // It says how many of the moves of the address are on the board.
  if (["moves", "start"].some((name) => board.get(name) !== usual.get(name))) board.delete("at");
  return board;
}

/** What the address says of the changes: those that change something. */
export function writeChanges(address: URLSearchParams, changes: Map<string, string>) {
  const usual = usualBoard(address);
  const value = (name: string) => changes.get(name) ?? usual.get(name) ?? "";
  const real = GAME_NAMES.filter((name) => value(name) !== (usual.get(name) ?? ""));
  return Object.fromEntries(real.map((name) => [OWN + name, value(name)]));
}

function setPlayers(board: URLSearchParams, players: Players) {
  const [x, o] = PLAYERS[players];
  board.set("x", x);
  board.set("o", o);
}
