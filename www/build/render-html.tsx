/** Renders components during the build. */
import { renderToString } from "preact-render-to-string";
import { PLACES, fragmentOf, pathIn } from "../page/places.ts";
import { SiteProvider, type Site } from "../page/site.tsx";
import { WordsProvider } from "../ui/words.tsx";
import type { ComponentChild } from "preact";
import type { Catalogue } from "../messages/catalogue.ts";

/**
 * Renders components as the HTML of a page before its scripts run.
 * @param toRoot The path from the page to the root of the site.
 * @param base The path to files, which starts at the root if Vite reads the page.
 */
export function renderHtml(view: ComponentChild, words: Catalogue, toRoot: string, base = toRoot) {
  const { language } = words;
  const addressOf: Site["addressOf"] = ({ place, path, fragment }) =>
    toRoot + (place === "learn" ? pathIn(path, language) : path) + fragment;
  const hrefOf: Site["hrefOf"] = (place, own = {}, path = PLACES[place].path) => {
    const passedOn = { ...(place !== "learn" && language !== "en" && { lang: language }) };
    const fragment =
      typeof own === "string" ? own : fragmentOf(Object.entries({ ...own, ...passedOn }));
    return addressOf({ place, path, fragment });
  };
  return renderToString(
    <WordsProvider value={words}>
      <SiteProvider value={{ root: base, hrefOf, addressOf }}>{view}</SiteProvider>
    </WordsProvider>,
  );
}
