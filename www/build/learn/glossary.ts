/** The glossary of a language: www/messages/<language>/glossary.ftl. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Term } from "./text.ts";

export type Glossary = { terms: Term[]; find: (name: string) => Term | undefined };

const english = new URL("../../messages/en/glossary.ftl", import.meta.url);

export function glossaryOf({ markup, knows, language }: Catalogue): Glossary {
  const found = readFileSync(english, "utf8").matchAll(/^term-([a-z-]+)(?= =)/gm);
  const terms = Array.from(found, ([message, id]) => {
    if (!knows(message)) throw new Error(`no message ${message}`);
    const { text, attributes } = markup(message);
    return { id, name: text ?? "", meaning: attributes.meaning };
  });
  const lower = (name: string) => name.toLocaleLowerCase(language);
  const byName = new Map(
    terms.flatMap((term) => term.name.split(/, |، /).map((name) => [lower(name), term])),
  );
  return { terms, find: (name) => byName.get(lower(name)) };
}
