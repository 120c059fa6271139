/**
 * Moves style sheets before scripts, and joins all sheets except the shared one. A browser draws
 * nothing before the last sheet arrives, and over HTTP/1.1 each file needs a connection.
 */
import { createHash } from "node:crypto";
import { editHtml, only } from "./html.ts";
import type { HTMLElement } from "node-html-parser";
import type { Plugin } from "vite";

const FILE = /assets\/.*/;
/** The sheet of www/style/shared.css, which every page loads. */
const SHARED_SHEET = /^assets\/shared-/;

/** Changes the pages of a build, and removes sheets that no page loads any more. */
export const orderSheets: Plugin["generateBundle"] = {
  order: "post",
  handler(_, bundle) {
    const textOf = (name: string) => {
      const file = bundle[name];
      return file.type === "chunk" ? file.code : String(file.source);
    };
    const merged: Set<string> = new Set();
    const merge = (names: string[]) => {
      const source = names.map(textOf).join("");
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      const fileName = `assets/place-${hash}.css`;
      this.emitFile({ type: "asset", fileName, source });
      for (const name of names) merged.add(name);
      return fileName;
    };
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk" || !/index\.html$/.test(file.fileName)) continue;
      file.source = editHtml(String(file.source), (page) => sheetsFirst(page, merge));
    }
    // A script may load one of these sheets later.
    const texts = Object.keys(bundle)
      .filter((name) => /\.(html|js)$/.test(name))
      .map(textOf);
    for (const name of merged) {
      const file = name.replace("assets/", "");
      if (!texts.some((text) => text.includes(file))) delete bundle[name];
    }
  },
};

/** Puts the sheets of a page first. @param merge Joins sheets, and returns their file's name. */
export function sheetsFirst(page: HTMLElement, merge: (names: string[]) => string) {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  const unshared = hrefs.filter((href) => !SHARED_SHEET.test(nameOf(href)));
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
