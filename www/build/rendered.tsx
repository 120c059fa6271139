/** Components as the HTML of a page before its scripts run. */
import { renderToString } from "preact-render-to-string";
import { PLACES, fragmentOf, pathIn } from "../page/places.ts";
import { SiteProvider } from "../page/site.tsx";
import { WordsProvider } from "../ui/words.tsx";
import type { VNode } from "preact";
import type { Catalogue } from "../messages/catalogue.ts";
import type { PlaceName } from "../page/places.ts";

/**
 * @param up The way from the page to the root of the site.
 * @param along What every link to another place says.
 * @param root The way to files: from the root of a page that Vite reads.
 */
export function rendered(
  content: VNode,
  words: Catalogue,
  up: string,
  { along = {}, root = up }: { along?: Record<string, string>; root?: string } = {},
) {
  const hrefOf = (place: PlaceName, own: Record<string, string> = {}) => {
    const { path } = PLACES[place];
    const names = Object.entries({ ...own, ...along });
    return up + (place === "learn" ? pathIn(path, words.language) : path) + fragmentOf(names);
  };
  return renderToString(
    <WordsProvider value={words}>
      <SiteProvider value={{ root, hrefOf }}>{content}</SiteProvider>
    </WordsProvider>,
  );
}
