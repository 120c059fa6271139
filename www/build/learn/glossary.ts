/** The glossary of a language: www/messages/<language>/glossary.ftl. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Term } from "./text.ts";

export type Glossary = { terms: Term[]; find: (name: string) => Term | undefined };

const english = new URL("../../messages/en/glossary.ftl", import.meta.url);

export function glossaryOf({ markup, language }: Catalogue): Glossary {
  const ids = [...readFileSync(english, "utf8").matchAll(/^term-([a-z-]+) =/gm)].map(
    ([, id]) => id,
  );
  const terms = ids.map((id) => {
    const { text, attributes } = markup(`term-${id}`);
    return { id, name: text ?? "", meaning: attributes.meaning };
  });
  const lower = (name: string) => name.toLocaleLowerCase(language);
  const byName = new Map(
    terms.flatMap((term) => term.name.split(/, |، /).map((name) => [lower(name), term])),
  );
  return { terms, find: (name) => byName.get(lower(name)) };
}
