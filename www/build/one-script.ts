/**
 * One script for each page. Where many pages share their script, Vite names it and all that it imports
 * as scripts of the page. While a module waits for its words at its top level, WebKit then runs a
 * second script that imports it too early or not at all
 * (https://github.com/WebKit/WebKit/pull/24122): the page stays dead. A script that waits for nothing,
 * such as the engine's in Play, is marked `async` and stays.
 */

/** @import { Plugin } from "vite" */

const SCRIPT = /<script type="module" crossorigin src="([^"]*)"><\/script>/g;

/** @returns {Plugin} */
export function oneScript() {
  return {
    name: "one-script",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {}, path }) => {
        /** What a file imports, and what that imports in turn. @param {string} name @returns {Set<string>} */
        const importsOf = (name) => {
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
 * @param {string} html
 * @param {string} path Such as `/watch/index.html`.
 * @param {(name: string) => Set<string>} importsOf The files that a file needs, as paths from the root.
 * @returns {string}
 */
export function withOneScript(html, path, importsOf) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length < 2) return html;
  const fromRoot = (/** @type {string} */ source) =>
    new URL(source, `https://site.invalid${path}`).pathname.slice(1);
  const last = sources[sources.length - 1];
  const loaded = importsOf(fromRoot(last));
  const apart = sources.find((source) => !loaded.has(fromRoot(source)));
  if (apart) throw new Error(`${path} has two scripts: ${last} does not import ${apart}`);
  return html.replace(SCRIPT, (tag, source) =>
    source === last ? tag : `<link rel="modulepreload" crossorigin href="${source}">`,
  );
}
