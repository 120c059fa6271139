/** The page in the visitor's language, and the choice of another one. */
import { atRoot } from "../base/root.ts";
import { query, replaceAddress } from "./address.ts";
import { knows, language, markup, say } from "../messages/index.ts";
import { LANGUAGES, LANGUAGE_NAMES, direction } from "../messages/languages.ts";
import { part } from "./parts.ts";
import { pathIn } from "./places.ts";

/** @param keep Stores the choice, and says whether it could. */
export function languageChoice(keep: (language: string) => boolean) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  // The pages come in English, or in the language of their address.
  if (language !== "en" && !root.dataset.language) translate();
  // Until here first-paint.ts has kept the English words from being seen.
  delete root.dataset.wordless;
  const choice = part<HTMLSelectElement>("language");
  choice.append(
    ...LANGUAGES.map((name) => {
      const option = new Option(LANGUAGE_NAMES[name], name);
      option.lang = name;
      return option;
    }),
  );
  choice.value = language;
  choice.setAttribute("aria-label", say("language-label"));
  choice.addEventListener("change", () => {
    // The address holds the game. A language in the address wins over the stored choice. So it is
    // removed once the choice is stored, and holds the choice otherwise.
    const names = query();
    const kept = keep(choice.value);
    if (root.dataset.page !== undefined) return location.assign(pageIn(choice.value));
    if (kept) names.delete("lang");
    else names.set("lang", choice.value);
    replaceAddress(names);
    location.reload();
  });
}

function pageIn(language: string) {
  return atRoot(pathIn(document.documentElement.dataset.page ?? "", language)).href;
}

/** Fills the elements of the page that name a message, as far as its words are loaded. */
function translate() {
  for (const element of document.querySelectorAll("[data-message]")) {
    const id = element.getAttribute("data-message") ?? "";
    if (!knows(id)) continue;
    const { text, attributes } = markup(id);
    if (text !== null) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}
