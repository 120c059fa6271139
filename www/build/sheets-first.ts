/**
 * Moves style sheets before scripts, and joins all sheets except the shared one. A browser draws
 * nothing before the last sheet arrives, and over HTTP/1.1 each file needs a connection.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { edited, only } from "./html.ts";
import type { HTMLElement } from "node-html-parser";

const FILE = /assets\/.*/;
const SHARED = /^assets\/shared-/;

/** Changes the pages in the folder of the build, and removes sheets that no page loads any more. */
export function orderSheets(dir: string) {
  const named = (pattern: RegExp) =>
    readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => pattern.test(name));
  const read = (name: string) => readFileSync(join(dir, name), "utf8");
  const merged: Set<string> = new Set();
  function merge(names: string[]) {
    const text = names.map(read).join("");
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const name = `assets/place-${hash}.css`;
    writeFileSync(join(dir, name), text);
    for (const name of names) merged.add(name);
    return name;
  }
  for (const name of named(/index\.html$/)) {
    const page = edited(read(name), (page) => sheetsFirst(page, merge));
    writeFileSync(join(dir, name), page);
  }
  // A script may load one of these sheets later.
  const texts = named(/\.(html|js)$/).map(read);
  for (const name of merged) {
    const file = name.replace("assets/", "");
    if (!texts.some((text) => text.includes(file))) rmSync(join(dir, name));
  }
}

/** Puts the sheets of a page first. @param merge Joins sheets, and returns their file's name. */
export function sheetsFirst(page: HTMLElement, merge: (names: string[]) => string) {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  const unshared = hrefs.filter((href) => !SHARED.test(nameOf(href)));
  // The joined sheet replaces the last one, which is before or after the shared sheet.
  const last = unshared.pop();
  const kept = hrefs.filter((href) => !unshared.includes(href));
  for (const link of links) link.remove();
  const written = kept.map((href) => {
    const isMerged = href === last && unshared.length > 0;
    const file = isMerged ? merge([...unshared, last].map(nameOf)) : nameOf(href);
    return `\n    <link rel="stylesheet" crossorigin href="${href.replace(FILE, file)}" />`;
  });
  // The only inline script of a page is that of the first paint.
  only(page, "script:not([src])").insertAdjacentHTML("afterend", written.join(""));
}

const nameOf = (href: string) => FILE.exec(href)?.[0] ?? href;
