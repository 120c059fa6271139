/** Writes the page for addresses without a page, 404.html. */
import { readFileSync } from "node:fs";
import { direction, LANGUAGES } from "../messages/languages.ts";
import { escaped } from "../base/escaped.ts";
import { wordsIn } from "./words.ts";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8").trim();

/**
 * Without this page some hosts send the start page with status 200, which a browser would
 * store as the missing file. Addresses can have any depth, so the page links to no other file.
 * @param home The address of the start page. Without it, a script searches for the start page.
 */
export function notFoundPage(home: string | undefined) {
  const search = home ? "" : `<script type="module">\n${read("page/not-found.ts")}\n</script>`;
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <meta name="color-scheme" content="light dark" />
  <title>${escaped(wordsIn("en").say("not-found-title"))}</title>
  <style>
${read("style/tokens.css")}
${read("style/not-found.css")}
  </style>
  <main>
    ${LANGUAGES.map((language) => inLanguage(language, home ?? "/")).join("\n    ")}
  </main>
  ${search}
</html>
`;
}

function inLanguage(language: string, home: string) {
  const { say } = wordsIn(language);
  const [title, text, link] = (["title", "text", "link"] as const).map((part) =>
    escaped(say(`not-found-${part}`)),
  );
  const heading = language === "en" ? "h1" : "h2";
  const href = `${escaped(home)}${language === "en" ? "" : `#lang=${language}`}`;
  return `<section lang="${language}" dir="${direction(language)}">
      <${heading}>${title}</${heading}>
      <p>${text}</p>
      <a href="${href}">${link}</a>
    </section>`;
}
