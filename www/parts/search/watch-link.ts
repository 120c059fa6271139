/** Links to the search of a position, whatever game the visitor plays. */
import { STANDARD } from "../../game/shape.ts";
import { hrefOf, query } from "../../page/address.ts";
import { GAME_NAMES, fragmentOf, travelling } from "../../page/places.ts";
import { writeChoice } from "./choice.ts";
import type { Scoring } from "./choice.ts";

interface Searched {
  game: string;
  board: string;
  /** Null for a search to the end. */
  depth: number | null;
  scoring?: Scoring;
  /** Alpha-beta unless false, whatever the visitor prefers. */
  pruning?: boolean;
  convention?: string;
}

/** @param step Counted from 1. */
export function watchLink(searched: Searched, step = 1) {
  const { game, board, depth, scoring = "depth-aware", pruning = true, convention } = searched;
  const others = travelling(query()).filter(([name]) => !GAME_NAMES.includes(name));
  const names = {
    ...(game === STANDARD.game ? {} : { game }),
    start: board,
    ...writeChoice({ position: { scoring, pruning, depth, convention } }, step),
  };
  return hrefOf("watch", fragmentOf([...others, ...Object.entries(names)]));
}
