/**
 * In which order a page loads what its head names. Nothing is drawn before the last style sheet is there, and where a
 * host speaks HTTP/1.1 each file takes a connection: so the sheets come before the scripts, which would have all of
 * them, and all but the one that all pages share are one file. A page of Learn can be read without its scripts: they
 * come after the rest.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_PAINT } from "./first-paint.ts";
import type { Plugin } from "vite";

const SHEET = / *<link rel="stylesheet" crossorigin href="([./]*)(assets\/[^"]*)">\n?/g;
/** The one that all pages share. */
const SHARED = /^assets\/shared-/;

export function headOrder(): Plugin {
  return {
    name: "head-order",
    apply: "build",
    writeBundle({ dir = "" }) {
      const named = (pattern: RegExp) =>
        readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) =>
          pattern.test(name),
        );
      const read = (name: string) => readFileSync(join(dir, name), "utf8");
      const merged: Set<string> = new Set();
      for (const page of named(/index\.html$/)) {
        const { html, own } = withSheetsFirst(read(page), (names) => {
          const text = names.map(read).join("");
          const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
          const name = `assets/place-${hash}.css`;
          writeFileSync(join(dir, name), text);
          return name;
        });
        writeFileSync(join(dir, page), withScriptsAfterText(html));
        for (const name of own) merged.add(name);
      }
      // What a script loads later is a file of its own as well.
      const texts = named(/\.(html|js)$/).map(read);
      for (const name of merged) {
        const file = name.replace("assets/", "");
        if (!texts.some((text) => text.includes(file))) rmSync(join(dir, name));
      }
    },
  };
}

/**
 * A page with its sheets after the script of its first paint.
 * @param merge Writes several sheets as one, and gives its name.
 * @returns With the sheets that were merged.
 */
export function withSheetsFirst(
  html: string,
  merge: (names: string[]) => string,
): { html: string; own: string[] } {
  const found = [...html.matchAll(SHEET)].map(([, up, name]) => ({ up, name }));
  if (found.length === 0) return { html, own: [] };
  const own = found.map(({ name }) => name).filter((name) => !SHARED.test(name));
  const several = own.length > 1;
  // Together they stand where the last of them stood, before the shared one or after it.
  const last = own.at(-1);
  const merged = several ? merge(own) : "";
  const names = found
    .map(({ name }) => (several && name === last ? merged : name))
    .filter((name) => !several || !own.includes(name));
  const [{ up }] = found;
  const links = names.map((name) => `<link rel="stylesheet" crossorigin href="${up}${name}">`);
  return {
    html: html
      .replace(SHEET, "")
      .replace(FIRST_PAINT, () => [FIRST_PAINT, ...links].join("\n    ")),
    own: several ? own : [],
  };
}

/** Lets the scripts of a page of Learn wait for all else. */
export function withScriptsAfterText(html: string) {
  if (!/<html[^>]* data-page=/.test(html)) return html;
  return html.replace(
    /<(link rel="modulepreload"|script type="module") crossorigin/g,
    '$& fetchpriority="low"',
  );
}
