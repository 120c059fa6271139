/** Changes pages once their files have names. */
import { engineFirst } from "./engine-first.ts";
import { oneScript } from "./one-script.ts";
import { orderSheets } from "./sheets-first.ts";
import { addToHead, editHtml, only, preloadTag, wayToRoot } from "./html.ts";
import type { HTMLElement } from "node-html-parser";
import type { BuiltPage, HeadPass } from "./html.ts";
import type { Plugin } from "vite";

/** The last pass changes tags that others write. The rest of the order does not matter. */
const PASSES: readonly HeadPass[] = [engineFirst, oneScript, wordsFirst, manifest, scriptsLow];

/** Runs after the plugin that writes the manifest. */
export function passes(): Plugin {
  return {
    name: "passes",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {} }) =>
        editHtml(html, (page) => PASSES.forEach((pass) => pass(page, { path, bundle }))),
    },
    generateBundle: orderSheets,
  };
}

/** Loads the words at the same time as the script. They are English, except on pages of Learn. */
function wordsFirst(page: HTMLElement, { path, bundle }: BuiltPage) {
  const root = only(page, "html");
  const parts = root.getAttribute("data-words");
  if (parts === undefined) return;
  const language = root.getAttribute("data-language") ?? "en";
  const tags = ["page", ...parts.split(" ")].map((part) => {
    const words = `/www/messages/${language}/${part}.ftl?raw`;
    const chunk = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(words),
    );
    if (!chunk) throw new Error(`no words of ${part}`);
    return preloadTag(wayToRoot(path) + chunk.fileName);
  });
  addToHead(page, tags);
}

/** Handles all pages, because the plugin that writes the manifest handles only one. */
function manifest(page: HTMLElement, { path }: BuiltPage) {
  only(page, 'link[rel="manifest"]').setAttribute("href", `${wayToRoot(path)}manifest.webmanifest`);
}

/** Lowers the priority of the scripts of a page of Learn, because it can be read without them. */
export function scriptsLow(page: HTMLElement) {
  const scripts = 'html[data-page] :is(link[rel="modulepreload"], script[type="module"])';
  for (const script of page.querySelectorAll(scripts)) script.setAttribute("fetchpriority", "low");
}
