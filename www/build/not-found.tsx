/** Writes the page for addresses without a page, 404.html. */
import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { direction, LANGUAGES } from "../messages/languages.ts";
import { wordsIn } from "./words.ts";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/**
 * Without this page some hosts send the start page with status 200, which a browser would
 * store as the missing file. Addresses can have any depth, so the page links to no other file.
 * @param home The address of the start page. Without it, a script searches for the start page.
 */
export function notFoundPage(home: string | undefined) {
  const style = read("style/tokens.css") + read("style/not-found.css");
  const script = read("page/not-found.ts");
  const page = (
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <title>{wordsIn("en").say("not-found-title")}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <main>{LANGUAGES.map((language) => inLanguage(language, home ?? "/"))}</main>
      {!home && <script type="module" dangerouslySetInnerHTML={{ __html: script }} />}
    </html>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}

function inLanguage(language: string, home: string) {
  const { say } = wordsIn(language);
  const Heading = language === "en" ? "h1" : "h2";
  return (
    <section lang={language} dir={direction(language)}>
      <Heading>{say("not-found-title")}</Heading>
      <p>{say("not-found-text")}</p>
      <a href={language === "en" ? home : `${home}#lang=${language}`}>{say("not-found-link")}</a>
    </section>
  );
}
