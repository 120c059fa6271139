/** The embedded board: the game in the address, with changes that have prefixed names. */
import { GAME_NAMES } from "../page/places.ts";
import { keysOf } from "../base/keys-of.ts";

export const OWN = "board-";

export const BOARD_NAMES = GAME_NAMES.map((name) => OWN + name);

/** The sides of the reader, as players of X and O. */
export const PLAYERS = {
  both: ["human", "human"],
  x: ["human", "perfect"],
  o: ["perfect", "human"],
};

/** @returns Undefined if the board has other players. */
export function playersOf(board: URLSearchParams) {
  const names = keysOf(PLAYERS);
  return names.find((name) => PLAYERS[name].join() === `${board.get("x")},${board.get("o")}`);
}

/** Selects the prefixed names of an address. */
export const ownNames = (query: Iterable<[string, string]>) =>
  Object.fromEntries([...query].filter(([name]) => BOARD_NAMES.includes(name)));

/** Combines the game in the address with the teacher's changes. @param own From `ownNames`. */
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
  // `at` counts the moves in the address, which these names replace.
  const isOther = [`${OWN}moves`, `${OWN}start`].some((name) => name in own);
  if (isOther && !(`${OWN}at` in own)) board.delete("at");
  return board;
}
