/** A link to a game against a bug: the side to move has it, so that it makes its move at once. */
import { hrefOf, query } from "../../page/address.ts";
import { fragmentOf, travelling } from "../../page/places.ts";
import type { Found } from "./search.ts";

/** What a link says of a game in the position. */
const REPLACED = ["start", "moves", "at", "x", "o"];

export function playLink({ board, bug, player }: Found) {
  const others = travelling(query()).filter(([name]) => !REPLACED.includes(name));
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = { start: board, bug, ...players };
  return hrefOf("play", fragmentOf([...others, ...Object.entries(names)]));
}
