/** Passes over source texts, and over pages once their files have names. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withEngineFirst } from "./engine-first.ts";
import { FIRST_PAINT } from "./policy.ts";
import { wayUp } from "./pages.ts";
import type { Plugin, Rolldown } from "vite";

/** @param path The path of a page, such as `/watch/index.html`. */
type Pass = (html: string, path: string, bundle: Rolldown.OutputBundle) => string;

const PASSES: readonly Pass[] = [withEngineFirst, withOneScript, withWordsFirst, withManifest];

/**
 * Begins every style sheet: the first to name the layers decides their order, whichever comes
 * first.
 */
const LAYERS = "@layer tokens, base, layout, parts, places, print;";

export function layers(): Plugin {
  return {
    name: "layers",
    enforce: "pre",
    transform: {
      filter: { id: /\/www\/style\/[\w-]+\.css$/ },
      handler: (code) => `${LAYERS}\n${code}`,
    },
  };
}

/** Comes after the plugin that writes the manifest. */
export function passes(): Plugin {
  return {
    name: "passes",
    apply: "build",
    enforce: "post",
    transform: { filter: { id: /\.ftl\?raw$/ }, handler: bareWords },
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {} }) =>
        PASSES.reduce((page, pass) => pass(page, path, bundle), html),
    },
    writeBundle: ({ dir = "" }) => orderHeads(dir),
  };
}

/** Takes comments and blank lines out of the catalogues. */
function bareWords(code: string) {
  // Vite has made a script of the text: `export default "…"`.
  const text: string = JSON.parse(code.replace(/^export default |;?\s*$/g, ""));
  // A blank line within a message is part of it.
  const bare = text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .trimStart();
  return `export default ${JSON.stringify(bare)}`;
}

const SCRIPT = /<script type="module" crossorigin src="([^"]*)"><\/script>/g;

/**
 * Fetches the scripts of a page ahead, and runs only the last, which imports the others. While a
 * module waits for its words, WebKit runs a second script that imports it too early or never
 * (https://github.com/WebKit/WebKit/pull/24122), and the page stays dead. An `async` script waits
 * for nothing, and stays.
 */
export function withOneScript(html: string, path: string, bundle: Rolldown.OutputBundle): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length < 2) return html;
  const fromRoot = (source: string) =>
    new URL(source, `https://site.invalid${path}`).pathname.slice(1);
  const last = sources[sources.length - 1];
  const loaded = new Set([fromRoot(last)]);
  // A loop over a set also visits what is added meanwhile.
  for (const name of loaded) {
    const chunk = bundle[name];
    if (chunk?.type === "chunk") for (const other of chunk.imports) loaded.add(other);
  }
  const apart = sources.find((source) => !loaded.has(fromRoot(source)));
  if (apart) throw new Error(`${path} has two scripts: ${last} does not import ${apart}`);
  return html.replace(SCRIPT, (tag, source) =>
    source === last ? tag : `<link rel="modulepreload" crossorigin href="${source}">`,
  );
}

/** Loads the words beside the script, in English unless the address says otherwise. */
function withWordsFirst(html: string, path: string, bundle: Rolldown.OutputBundle) {
  const named = html.match(/<html[^>]* data-words="([^"]*)"/)?.[1];
  if (named === undefined) return html;
  const language = html.match(/<html[^>]* data-language="([^"]*)"/)?.[1] ?? "en";
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const links = ["page", ...named.split(" ")].map((part) => {
    const chunk = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/www/messages/${language}/${part}.ftl?raw`),
    );
    if (!chunk) throw new Error(`no words of ${part}`);
    return `<link rel="modulepreload" crossorigin href="${wayUp(path)}${chunk.fileName}" />`;
  });
  return html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}

/** Handles all pages, because the plugin that writes the manifest knows only one. */
function withManifest(html: string, path: string) {
  return html.replace('"./manifest.webmanifest"', `"${wayUp(path)}manifest.webmanifest"`);
}

const SHEET = / *<link rel="stylesheet" crossorigin href="([./]*)(assets\/[^"]*)">\n?/g;
const SHARED = /^assets\/shared-/;

/**
 * Orders what heads load. Nothing is drawn before the last sheet is there, and over HTTP/1.1 each
 * file takes a connection. So sheets come before scripts, and all but the shared one are one file.
 * A page of Learn can be read without its scripts, so they come last.
 */
function orderHeads(dir: string) {
  const named = (pattern: RegExp) =>
    readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => pattern.test(name));
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
  // A script may load one of them later by itself.
  const texts = named(/\.(html|js)$/).map(read);
  for (const name of merged) {
    const file = name.replace("assets/", "");
    if (!texts.some((text) => text.includes(file))) rmSync(join(dir, name));
  }
}

/**
 * Puts the sheets after the script of the first paint.
 * @param merge Writes several sheets as one. @returns Its name.
 */
export function withSheetsFirst(
  html: string,
  merge: (names: string[]) => string,
): { html: string; own: string[] } {
  const found = [...html.matchAll(SHEET)].map(([, up, name]) => ({ up, name }));
  if (found.length === 0) return { html, own: [] };
  const own = found.map(({ name }) => name).filter((name) => !SHARED.test(name));
  const several = own.length > 1;
  // They keep the place of the last one, before the shared sheet or after it.
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

export function withScriptsAfterText(html: string) {
  if (!/<html[^>]* data-page=/.test(html)) return html;
  return html.replace(
    /<(link rel="modulepreload"|script type="module") crossorigin/g,
    '$& fetchpriority="low"',
  );
}
