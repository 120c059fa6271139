/**
 * One script for each page. Where many pages share their script, Vite names it and all that it imports
 * as scripts of the page. While a module waits for its words at its top level, WebKit then runs a
 * second script that imports it too early or not at all
 * (https://github.com/WebKit/WebKit/pull/24122): the page stays dead. A script that waits for nothing,
 * such as the engine's in Play, is marked `async` and stays.
 */
import type { Plugin } from "vite";

const SCRIPT = /<script type="module" crossorigin src="([^"]*)"><\/script>/g;

export function oneScript(): Plugin {
  return {
    name: "one-script",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {}, path }) => {
        /** What a file imports, and what that imports in turn. */
        const importsOf = (name: string): Set<string> => {
          const found = new Set([name]);
          // A loop over a set also visits what is added meanwhile.
          for (const file of found) {
            const chunk = bundle[file];
            if (chunk?.type === "chunk") for (const other of chunk.imports) found.add(other);
          }
          return found;
        };
        return withOneScript(html, path, importsOf);
      },
    },
  };
}

/**
 * A page whose last script loads the others, which are only fetched ahead.
 * @param path Such as `/watch/index.html`.
 * @param importsOf The files that a file needs, as paths from the root.
 */
export function withOneScript(
  html: string,
  path: string,
  importsOf: (name: string) => Set<string>,
): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length < 2) return html;
  const fromRoot = (source: string) =>
    new URL(source, `https://site.invalid${path}`).pathname.slice(1);
  const last = sources[sources.length - 1];
  const loaded = importsOf(fromRoot(last));
  const apart = sources.find((source) => !loaded.has(fromRoot(source)));
  if (apart) throw new Error(`${path} has two scripts: ${last} does not import ${apart}`);
  return html.replace(SCRIPT, (tag, source) =>
    source === last ? tag : `<link rel="modulepreload" crossorigin href="${source}">`,
  );
}
