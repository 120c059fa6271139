/** Finds the searches of a chapter's figures, for tests that leave out its other figures. */
import { searchIn, sourcesOf } from "../www/build/learn/figure.tsx";

/** @import { Chapter } from "../learn/chapters/read.js" */

/** @param {Chapter} chapter */
export function searchesOf(chapter) {
  const sources = sourcesOf(chapter);
  return new Map(
    [...sources.keys()].flatMap((name) => {
      const search = searchIn(sources, name);
      return search ? [[name, search]] : [];
    }),
  );
}
