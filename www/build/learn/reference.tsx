/** The glossary of Learn and its sources: a page to look things up in. */
import { readFileSync } from "node:fs";
import { glossaryOf } from "./glossary.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** Each has the name of a message and a work, in its own language; what is between asterisks is a title. */
const SOURCES = [
  ...readFileSync(new URL("../../../learn/sources.md", import.meta.url), "utf8").matchAll(
    /^- ([a-z-]+): (.*)$/gm,
  ),
];

export function Reference({ words }: { words: Catalogue }) {
  const { say, sayNamed } = words;
  return (
    <>
      <p class="crumbs">
        <a href="../">{say("chapter-contents")}</a>
      </p>
      <h1>{say("learn-glossary")}</h1>
      <dl class="glossary">
        {glossaryOf(words).terms.map(({ id, name, meaning }) => (
          <div key={id}>
            <dt id={`term-${id}`}>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>{say("learn-sources")}</h2>
      <ul class="sources">
        {SOURCES.map(([, id, work]) => (
          <li key={id}>
            <bdi lang="en">
              {work.split("*").map((part, n) => (n % 2 ? <cite>{part}</cite> : part))}
            </bdi>{" "}
            {sayNamed(`learn-source-${id}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
