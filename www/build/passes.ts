/** Changes source texts, and changes pages once their files have names. */
import { engineFirst } from "./engine-first.ts";
import { oneScript } from "./one-script.ts";
import { orderSheets } from "./sheets-first.ts";
import { edited, fetchedAhead, only } from "./html.ts";
import { wayUp } from "./pages.ts";
import type { HTMLElement } from "node-html-parser";
import type { Plugin, Rolldown } from "vite";

/** Changes what the head of a page loads. @param built Its path, such as `/watch/index.html`. */
export type HeadPass = (page: HTMLElement, built: Built) => void;
type Built = { path: string; bundle: Rolldown.OutputBundle };

const PASSES: readonly HeadPass[] = [engineFirst, oneScript, wordsFirst, manifest, scriptsLow];

/** Starts every style sheet, because the sheet that is loaded first orders the layers. */
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

/** Runs after the plugin that writes the manifest. */
export function passes(): Plugin {
  return {
    name: "passes",
    apply: "build",
    enforce: "post",
    transform: { filter: { id: /\.ftl\?raw$/ }, handler: bareWords },
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {} }) =>
        edited(html, (page) => PASSES.forEach((pass) => pass(page, { path, bundle }))),
    },
    writeBundle: ({ dir = "" }) => orderSheets(dir),
  };
}

/** Removes comments and blank lines from the message catalogues. */
function bareWords(code: string) {
  // Vite has turned the text into a script: `export default "…"`.
  const text: string = JSON.parse(code.replace(/^export default |;?\s*$/g, ""));
  // A blank line within a message is part of it.
  const bare = text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .trimStart();
  return `export default ${JSON.stringify(bare)}`;
}

/** Loads the words at the same time as the script. They are English, except on pages of Learn. */
function wordsFirst(page: HTMLElement, { path, bundle }: Built) {
  const root = only(page, "html");
  const parts = root.getAttribute("data-words");
  if (parts === undefined) return;
  const language = root.getAttribute("data-language") ?? "en";
  const links = ["page", ...parts.split(" ")].map((part) => {
    const words = `/www/messages/${language}/${part}.ftl?raw`;
    const chunk = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(words),
    );
    if (!chunk) throw new Error(`no words of ${part}`);
    return fetchedAhead(wayUp(path) + chunk.fileName);
  });
  only(page, "head").insertAdjacentHTML("beforeend", `  ${links.join("\n    ")}\n  `);
}

/** Handles all pages, because the plugin that writes the manifest handles only one. */
function manifest(page: HTMLElement, { path }: Built) {
  only(page, 'link[rel="manifest"]').setAttribute("href", `${wayUp(path)}manifest.webmanifest`);
}

/** Lowers the priority of the scripts of a page of Learn, because it can be read without them. */
export function scriptsLow(page: HTMLElement) {
  const scripts = 'html[data-page] :is(link[rel="modulepreload"], script[type="module"])';
  for (const script of page.querySelectorAll(scripts)) script.setAttribute("fetchpriority", "low");
}
