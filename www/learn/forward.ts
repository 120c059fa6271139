/** Leads from an address of Learn to the page that its fragment asks for. */
import { atRoot } from "../base/root.ts";
import { languageOf } from "../messages/languages.ts";
import { fragmentOf, pathIn, queryOf } from "../page/places.ts";
import { readFigureLink } from "./figure-link.ts";

const { language, page = "" } = document.documentElement.dataset;

/** Lists the figures that each page had until 0.4.0, and the page of each figure now. */
const MOVED: Record<string, Record<string, string> | undefined> = {
  "learn/alpha-beta/": { unknown: "learn/walk/", both: "learn/cuts/", deep: "learn/cuts/" },
};

/** Goes to the page that the fragment asks for, in another language or with a figure that moved. */
export function forward() {
  const names = queryOf(location.hash);
  const figure = readFigureLink(location.hash)?.figure ?? "";
  const wantedPage = MOVED[page]?.[figure] ?? page;
  const wanted = languageOf(names.get("lang")) ?? languageOf(language);
  if (wanted === undefined || (wanted === language && wantedPage === page)) return;
  names.delete("lang");
  const address = atRoot(pathIn(wantedPage, wanted));
  address.hash = fragmentOf(names);
  location.replace(address.href);
}
