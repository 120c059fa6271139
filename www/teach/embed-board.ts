/** The board that a teacher embeds: the game of the address, and what names of its own say of it. */
import { GAME_NAMES } from "../page/places.ts";
import { keysOf } from "../base/keys-of.ts";

/** Before the name of a game's setting or moves, in the address. */
export const OWN = "board-";

export const BOARD_NAMES = GAME_NAMES.map((name) => OWN + name);

/** Who plays, as players of X and of O. */
export const PLAYERS = {
  both: ["human", "human"],
  x: ["human", "perfect"],
  o: ["perfect", "human"],
};

/** Which of the three a board has; undefined if it has others. */
export function playersOf(board: URLSearchParams) {
  const names = keysOf(PLAYERS);
  return names.find((name) => PLAYERS[name].join() === `${board.get("x")},${board.get("o")}`);
}

/** What an address says of the board alone. */
export function ownNames(query: Iterable<[string, string]>) {
  return Object.fromEntries([...query].filter(([name]) => BOARD_NAMES.includes(name)));
}

/** The board as the names of a link to its game. @param own As `ownNames` gives them. */
export function boardOf(address: URLSearchParams, own: Record<string, string>) {
  const board = new URLSearchParams({ pruning: "on", hints: "off", answers: "on" });
  for (const name of GAME_NAMES) {
    const value = own[OWN + name] ?? address.get(name) ?? "";
    if (value !== "") board.set(name, value);
  }
  if (!playersOf(board)) {
    board.set("x", "human");
    board.set("o", "human");
  }
  // It says how many of the moves of the address are on the board.
  const isOther = [`${OWN}moves`, `${OWN}start`].some((name) => name in own);
  if (isOther && !(`${OWN}at` in own)) board.delete("at");
  return board;
}
