/**
 * Composes the pages. A place's source is www/<place>/index.html (Play's is index.html), and its
 * address is <place>/. The rooms of the lab share www/lab/room.html, with `%ROOM%` for the name.
 * `%HEAD%`, `%BAR%` and `%FOOT%` stand for the parts that all pages share, and `%VIEW%` for the first
 * view of the place.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../../scripts/folder.mjs";
import { PLACES, PLACE_NAMES, type PlaceName } from "../page/places.ts";
import { escaped } from "../base/escaped.ts";
import { serving } from "./dev-server.ts";
import { FIRST_PAINT } from "./first-paint-tag.ts";
import { editHtml, only, wayToRoot } from "./html.ts";
import { POLICY } from "./policy.ts";
import { barMarkup, viewMarkup } from "./views.tsx";
import { fillWords, wordsIn } from "./words.ts";
import type { HTMLElement } from "node-html-parser";
import type { Plugin } from "vite";

const read = (file: string | URL) => readFileSync(file, "utf8");

/** A name in a source. Something is inserted in its place. */
const NAME = /%([A-Z]+)%/g;

/** Reads a part that pages share. */
const partOfPages = (name: string) => read(new URL(`../page/${name}.html`, import.meta.url)).trim();

/**
 * Inserts the shared parts into a source.
 * @param target `path` is from the root; `view` is given if the page can be read without scripts.
 */
export function compose(
  source: string,
  target: { place: PlaceName; path: string; language?: string; view?: string },
  edit: (page: HTMLElement) => void = () => {},
) {
  const { place, path, language = "en", view } = target;
  const toRoot = wayToRoot(path);
  const parts: Record<string, () => string> = {
    POLICY: () => POLICY,
    PAINT: () => FIRST_PAINT,
    HEAD: () => insert(partOfPages("head")),
    BAR: () =>
      [
        `<div id="bar" class="root">${barMarkup(place, toRoot, language)}</div>`,
        // This notice appears below the bar if the scripts do not load.
        view === undefined ? partOfPages("unloaded") : "",
        `<div id="above" class="root"></div>`,
      ].join("\n"),
    VIEW: () => view ?? viewMarkup(place, toRoot, language),
    FOOT: () => partOfPages("foot"),
  };
  const insert = (text: string) => text.replace(NAME, (_, name) => parts[name]());
  return editHtml(insert(source), (page) => {
    only(page, "html").setAttribute("data-place", place).setAttribute("data-root", toRoot);
    fillWords(page, wordsIn(language));
    edit(page);
  });
}

/** @param texts Are inserted for the place's own names, such as `%ROOM%`. */
export function placeSource(place: PlaceName, texts: Record<string, string>) {
  const { path, within } = PLACES[place];
  const folder = place === "play" ? root : join(root, "www", within ? PLACES[within].path : path);
  const source = read(join(folder, within ? "room.html" : "index.html"));
  return source.replace(NAME, (all, name) => (name in texts ? escaped(texts[name]) : all));
}

/** Provides Vite with the pages, most of which are not files. */
export function pages(learn: {
  sources: ReadonlyMap<string, () => string>;
  faults: () => string[];
}): Plugin {
  const places = PLACE_NAMES.filter((place) => place !== "learn").map((place) => {
    const path = `${PLACES[place].path}index.html`;
    return [path, () => compose(placeSource(place, { ROOM: place }), { place, path })] as const;
  });
  const sources = new Map(
    [...places, ...learn.sources].map(([path, source]) => [join(root, path), source]),
  );
  return {
    name: "pages",
    enforce: "pre",
    config: () => ({ build: { rolldownOptions: { input: [...sources.keys()] } } }),
    buildStart() {
      // `npm run dev` shows the page despite these faults.
      const faults = this.environment.mode === "build" ? learn.faults() : [];
      if (faults.length > 0) this.error(faults.join("\n"));
    },
    resolveId(id) {
      const file = resolve(root, id);
      return sources.has(file) ? file : undefined;
    },
    load: (id) => sources.get(id)?.(),
    configureServer: serving((path, server) => {
      const source = sources.get(join(root, path.replace(/\/$/, "/index.html")));
      return source && server.transformIndexHtml(path, source());
    }),
  };
}
