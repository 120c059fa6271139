/**
 * The pages. Each place's source is www/<place>/index.html (Play's is index.html at the top), and its
 * address is <place>/. The rooms of the lab have one source, www/lab/part.html, in which `%PART%` stands for the
 * room's name. What all pages share stands in for `<!-- head -->`, `<!-- bar -->` and `<!-- foot -->`, and what the
 * components of a place make at first for `<!-- room -->` or `<!-- place -->`.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { FIRST_PAINT, POLICY } from "./policy.ts";
import { barMarkup, roomMarkup } from "./rooms.tsx";
import { withWords } from "./words.ts";
import type { PlaceName } from "../page/places.ts";
import type { Plugin } from "vite";

const read = (path: string) => readFileSync(path, "utf8");

/**
 * The way from a page to the root of the site. Links of a page are relative, so that the site works from any path.
 * @param path The page, from the root: `watch/` or `/watch/index.html`.
 */
export function wayUp(path: string): string {
  const folders = path.replace(/^\//, "").split("/").length - 1;
  return "../".repeat(folders) || "./";
}

/** What stands below the bar: what is said of a page whose scripts do not come, and the roots of what is said later. */
const SLOW = `<p id="unloaded" class="notice unloaded" data-message="page-unloaded"></p>
<noscript><p class="notice" data-message="no-script"></p></noscript>`;
const FOOT = `<p id="printed-address" class="printed-address" dir="ltr"></p>
<div id="update" class="update" role="status"></div>
<div id="overdue" class="update" role="status"></div>
<p id="toast" class="toast" role="status"></p>
<div id="notice" class="notice" role="alert"></div>
<div id="dialog"></div>
<div id="paper" hidden></div>
<p id="announcer" class="unseen" aria-live="polite"></p>`;

/**
 * The whole source of a page, with the parts that all pages share.
 * @param page The path is from the root. One that can be read without scripts does not wait for them.
 */
export function composed(
  source: string,
  page: { place: PlaceName; path: string; language?: string; isReadable?: boolean },
) {
  const { place, path, language = "en", isReadable = false } = page;
  const up = wayUp(path);
  const head = read(new URL("../page/head.html", import.meta.url).pathname)
    .trim()
    .replace("%POLICY%", POLICY)
    .replace("<!-- first paint -->", () => FIRST_PAINT);
  const html = source
    .replace("<!-- head -->", () => head)
    .replace("<!-- bar -->", () =>
      [
        `<div id="bar" class="root">${barMarkup(place, up, language)}</div>`,
        isReadable ? "" : SLOW,
        `<div id="above" class="root"></div>`,
      ].join("\n"),
    )
    .replace(/<!-- (room|place) -->/, () => roomMarkup(place, up, language))
    .replace("<!-- foot -->", FOOT)
    .replace(/<html([^>]*)>/, `<html$1 data-place="${place}" data-root="${up}">`);
  return withWords(html, language);
}

/** The source of a page. @param root The folder of the project. */
export function sourceOf(place: PlaceName, root: string) {
  const { path, within } = PLACES[place];
  const folder = place === "play" ? root : join(root, "www", within ? PLACES[within].path : path);
  return read(join(folder, within ? "part.html" : "index.html")).replaceAll("%PART%", place);
}

/** @param root The folder of the project. */
export function pages(root: string): Plugin {
  /** The addresses of the pages, as files of the project: those in folders are not there. */
  const files = new Map(
    PLACE_NAMES.filter((place) => place !== "learn").map((place) => {
      const path = `${PLACES[place].path}index.html`;
      return [join(root, path), { place, path }];
    }),
  );
  return {
    name: "pages",
    enforce: "pre",
    config: () => ({ build: { rolldownOptions: { input: [...files.keys()] } } }),
    resolveId(id) {
      const file = resolve(root, id);
      return files.has(file) ? file : undefined;
    },
    load(id) {
      const found = files.get(id);
      return found && composed(sourceOf(found.place, root), found);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const path = pathname.slice(1).replace(/(^|\/)$/, "$1index.html");
        const found = files.get(join(root, path));
        if (!found) return next();
        const html = composed(sourceOf(found.place, root), found);
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(pathname, html));
      });
    },
  };
}
