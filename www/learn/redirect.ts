/** Redirects from an address of Learn to the page that its fragment names. */
import { atRoot } from "../base/root.ts";
import { languageOf } from "../messages/languages.ts";
import { fragmentOf, pathIn, queryOf } from "../page/places.ts";
import { readFigureLink } from "./figure-link.ts";

const { language, page = "" } = document.documentElement.dataset;

/** The figures that have moved since 0.4.0, by their page then, with their page now. */
const MOVED_FIGURES: Record<string, Record<string, string> | undefined> = {
  "learn/alpha-beta/": { unknown: "learn/walk/", both: "learn/cuts/", deep: "learn/cuts/" },
};

/** Goes to the page in the fragment: in another language, or with a figure that has moved. */
export function redirect() {
  const names = queryOf(location.hash);
  const figure = readFigureLink(location.hash)?.figure ?? "";
  const wantedPage = MOVED_FIGURES[page]?.[figure] ?? page;
  const wanted = languageOf(names.get("lang")) ?? languageOf(language);
  if (wanted === undefined || (wanted === language && wantedPage === page)) return;
  names.delete("lang");
  const address = atRoot(pathIn(wantedPage, wanted));
  address.hash = fragmentOf(names);
  location.replace(address.href);
}
