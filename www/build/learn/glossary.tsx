/** The glossary of a language, from its glossary.ftl, and the page that lists the sources. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../messages/catalogue.ts";

/** `name` has the synonyms, too. */
export type GlossaryTerm = { id: string; name: string; meaning: string };

export type Glossary = { terms: GlossaryTerm[]; find: (name: string) => GlossaryTerm | undefined };

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

/** Names of messages, each for a work in its own language. Titles are between asterisks. */
const SOURCES = [
  ...readFileSync(new URL("../../../learn/sources.md", import.meta.url), "utf8").matchAll(
    /^- ([a-z-]+): (.*)$/gm,
  ),
];

export function GlossaryPage({ words }: { words: Catalogue }) {
  const { say, sayNamed } = words;
  return (
    <>
      <p class="crumbs no-print">
        <a href="../">{say("chapter-contents")}</a>
      </p>
      <h1>{say("glossary-heading")}</h1>
      <dl class="glossary">
        {glossaryOf(words).terms.map(({ id, name, meaning }) => (
          <div key={id}>
            <dt id={`term-${id}`}>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>{say("glossary-sources")}</h2>
      <ul class="sources">
        {SOURCES.map(([, id, work]) => (
          <li key={id}>
            <bdi lang="en">
              {work.split("*").map((part, n) => (n % 2 ? <cite>{part}</cite> : part))}
            </bdi>{" "}
            {sayNamed(`glossary-source-${id}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
