/** The links of an embed. A board is the game in the address, with changes under prefixed names. */
import { oneOf } from "../../base/link-schema.ts";
import { text } from "../../base/link-values.ts";
import { GAME_NAMES } from "../../page/places.ts";
import { keysOf } from "../../base/keys-of.ts";
import { BOARD_SIZES, THEMES } from "./snippets.ts";

/** The values of an embed. Without `link`, it shows the board in the address. */
export const EMBED = { link: text(), size: oneOf(keysOf(BOARD_SIZES)), theme: oneOf(THEMES) };

const PREFIX = "board-";

export const BOARD_NAMES = GAME_NAMES.map((name) => PREFIX + name);

/** The sides of the reader, as players of X and O. */
export const PLAYERS = {
  both: { x: "human", o: "human" },
  x: { x: "human", o: "perfect" },
  o: { x: "perfect", o: "human" },
};

/** @returns Undefined if the board has other players. */
export function playersOf(board: URLSearchParams) {
  const [x, o] = [board.get("x"), board.get("o")];
  return keysOf(PLAYERS).find((name) => PLAYERS[name].x === x && PLAYERS[name].o === o);
}

export const withPrefix = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [PREFIX + name, value]));

/** Selects the prefixed names of an address. */
export const changesIn = (query: Iterable<[string, string]>) =>
  Object.fromEntries([...query].filter(([name]) => BOARD_NAMES.includes(name)));

/** Combines the game in the address with the teacher's changes. @param changes From `changesIn`. */
export function embeddedBoard(address: URLSearchParams, changes: Record<string, string>) {
  const board = new URLSearchParams({ pruning: "on", hints: "off", answers: "on" });
  for (const name of GAME_NAMES) {
    const value = changes[PREFIX + name] ?? address.get(name) ?? "";
    if (value !== "") board.set(name, value);
  }
  if (!playersOf(board)) {
    board.set("x", "human");
    board.set("o", "human");
  }
  // `at` counts the moves in the address, which these names replace.
  const isOther = [`${PREFIX}moves`, `${PREFIX}start`].some((name) => name in changes);
  if (isOther && !(`${PREFIX}at` in changes)) board.delete("at");
  return board;
}
