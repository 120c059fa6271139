/**
 * Preloads the scripts of a page, and runs only the last, which imports the others. While a module
 * waits for its words, WebKit runs a second script that imports it too early or never
 * (https://github.com/WebKit/WebKit/pull/24122), and nothing on the page works. Scripts with
 * `async` do not wait, so they are not changed.
 */
import { preloadTag, type HeadPass } from "./html.ts";

export const oneScript: HeadPass = (page, { path, bundle }) => {
  const scripts = page.querySelectorAll('script[type="module"][src]:not([async])');
  const sources = scripts.map((script) => script.getAttribute("src") ?? "");
  const last = sources.pop();
  if (last === undefined || sources.length === 0) return;
  const fromRoot = (source: string) =>
    new URL(source, `https://site.invalid${path}`).pathname.slice(1);
  const loaded = new Set([fromRoot(last)]);
  // A loop over a set also visits the elements that are added during the loop.
  for (const name of loaded) {
    const chunk = bundle[name];
    if (chunk?.type === "chunk") for (const other of chunk.imports) loaded.add(other);
  }
  const apart = sources.find((source) => !loaded.has(fromRoot(source)));
  if (apart) throw new Error(`${path} has two scripts: ${last} does not import ${apart}`);
  sources.forEach((source, n) => scripts[n].replaceWith(preloadTag(source)));
};
