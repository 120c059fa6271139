/** An address of Learn decides its language: only `lang` in its fragment leads to another one. */
import { root } from "../base/root.ts";
import { languageOf } from "../messages/languages.ts";
import { fragmentOf, pathIn, queryOf } from "../page/places.ts";

const { language, page = "" } = document.documentElement.dataset;

/** Goes to the same page in the language that the fragment asks for, if it is another one. */
export function forward() {
  const names = queryOf(location.hash);
  const wanted = languageOf(names.get("lang"));
  if (wanted === undefined || wanted === language) return;
  names.delete("lang");
  const address = new URL(pathIn(page, wanted), root);
  address.hash = fragmentOf(names);
  location.replace(address.href);
}
