/** Makes links to the search of a position, which can belong to another game than the visitor's. */
import { STANDARD } from "../../game/shape.ts";
import { GAME_NAMES, fragmentOf, queryOf } from "../../page/places.ts";
import { PLAY_SCORING, writeChoice, type Scoring } from "./choice.ts";
import type { Site } from "../../page/site.tsx";

interface LinkedSearch {
  game: string;
  board: string;
  /** Null for a search to the end. */
  depth: number | null;
  scoring?: Scoring;
  /** True by default, whatever the visitor's preference is. */
  pruning?: boolean;
  convention?: string;
}

/** @param step Counted from 1. */
export function watchLink(hrefOf: Site["hrefOf"], search: LinkedSearch, step = 1) {
  const { game, board, depth, scoring = PLAY_SCORING, pruning = true, convention } = search;
  const names = {
    ...(game === STANDARD.game ? {} : { game }),
    start: board,
    ...writeChoice({ kind: "position", scoring, pruning, depth, convention }, step),
  };
  return withNames(hrefOf("watch"), GAME_NAMES, names);
}

/** Adds names to a link. @param gone The names to remove. */
export function withNames(href: string, gone: string[], names: Record<string, string>) {
  const [page, fragment = ""] = href.split("#");
  const others = [...queryOf(fragment)].filter(([name]) => !gone.includes(name));
  return page + fragmentOf([...others, ...Object.entries(names)]);
}
