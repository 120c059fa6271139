/** Finds the searches of a chapter's figures, for tests that leave out its other figures. */
import { figureSources } from "../learn/chapters/figure-sources.ts";
import { chapterEngine } from "../www/build/learn/engine.ts";

/** @import { Chapter } from "../learn/chapters/read.ts" */

/** @param {Chapter} chapter */
export function searchesOf(chapter) {
  return new Map(
    [...figureSources(chapterEngine(), chapter)].flatMap(([name, source]) =>
      source && "record" in source ? [[name, source]] : [],
    ),
  );
}
