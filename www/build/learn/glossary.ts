/** The glossary of a language: www/messages/<language>/glossary.ftl. */
import { readFileSync } from "node:fs";

/** @import { Catalogue } from "../../messages/types.d.ts" */
/** @import { Glossary } from "./types.d.ts" */

const english = new URL("../../messages/en/glossary.ftl", import.meta.url);

/** @param {Catalogue} words @returns {Glossary} */
export function glossaryOf({ markup, language }) {
  const ids = [...readFileSync(english, "utf8").matchAll(/^term-([a-z-]+) =/gm)].map(
    ([, id]) => id,
  );
  const terms = ids.map((id) => {
    const { text, attributes } = markup(`term-${id}`);
    return { id, name: text ?? "", meaning: attributes.meaning };
  });
  const lower = (/** @type {string} */ name) => name.toLocaleLowerCase(language);
  const byName = new Map(
    terms.flatMap((term) => term.name.split(/, |، /).map((name) => [lower(name), term])),
  );
  return { terms, find: (name) => byName.get(lower(name)) };
}
