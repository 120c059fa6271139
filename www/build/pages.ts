/**
 * The pages. Each place's source is www/<place>/index.html (Play's is index.html at the top), and its
 * address is <place>/. The rooms of the lab have one source, www/lab/part.html, in which `%PART%` stands for the
 * room's name. What all pages share comes from www/page/: `<!-- head -->`, `<!-- bar -->` and `<!-- foot -->` stand for
 * it. `<!-- room -->` or `<!-- place -->` stands for what the components of a place make at first. The button that
 * chooses the board is in the bar, unless the page has `<!-- board -->` or `<!-- room -->`; Play has it among its tools.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { IN_BAR, PLACES, PLACE_NAMES, pathIn } from "../page/places.ts";
import { FIRST_PAINT, POLICY } from "./policy.ts";
import { roomMarkup } from "./rooms.tsx";
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

/** Icons of the places in the bar: names in www/public/icons.svg. */
const ICONS: Partial<Record<PlaceName, string>> = {
  play: "grid-3x3",
  learn: "book-open",
  watch: "eye",
  practise: "pencil",
  lab: "flask-conical",
  teach: "presentation",
};

/** The whole source of a page, with the parts that all pages share. @param page The path is from the root. */
export function composed(
  source: string,
  { place, path, language = "en" }: { place: PlaceName; path: string; language?: string },
) {
  const part = (name: string) =>
    read(new URL(`../page/${name}.html`, import.meta.url).pathname).trim();
  const up = wayUp(path);
  const current = PLACES[place].within ?? place;
  const links = IN_BAR.map((name) => {
    const marked = name === current ? ` aria-current="page"` : "";
    const { path } = PLACES[name];
    const href = name === "learn" ? pathIn(path, language) : path;
    return `<li><a data-place-link="${name}" href="/${href}"${marked}>
            <svg class="icon" aria-hidden="true"><use href="/icons.svg#${ICONS[name]}" /></svg>
            <span data-message="place-${name}"></span></a></li>`;
  });
  const bar =
    /<!-- (board|room) -->/.test(source) || place === "play"
      ? part("bar").replace("<!-- board -->", "")
      : part("bar");
  const head = part("head")
    .replace("%POLICY%", POLICY)
    .replace("<!-- first paint -->", () => FIRST_PAINT);
  // Only Play measures anything beside a board.
  const measured = place === "play" ? `<p class="explained" data-message="footer-truth"></p>` : "";
  const html = source
    .replace("<!-- head -->", () => head)
    .replace("<!-- bar -->", bar.replace("%PLACES%", links.join("\n          ")))
    .replace(/<!-- (room|place) -->/, () => roomMarkup(place, up, language))
    .replace("<!-- board -->", part("board"))
    .replace("<!-- foot -->", part("foot").replace("<!-- measured -->", measured))
    .replace(/<html([^>]*)>/, `<html$1 data-place="${place}" data-root="${up}">`);
  // Links between pages are relative, so that the site works from any path.
  return withWords(html, language).replace(
    /(data-place-link="[a-z]+"[^>]*? href=")\/([^"]*")/g,
    (_, before, rest) => `${before}${up}${rest}`,
  );
}

/** The file with the source of a page. @param root The folder of the project. */
function sourceFile(place: PlaceName, root: string) {
  if (place === "play") return join(root, "index.html");
  const { path, within } = PLACES[place];
  return within
    ? join(root, "www", PLACES[within].path, "part.html")
    : join(root, "www", path, "index.html");
}

/** The source of a page. @param root The folder of the project. */
export function sourceOf(place: PlaceName, root: string) {
  return read(sourceFile(place, root)).replaceAll("%PART%", place);
}

/** @param root The folder of the project. */
export function pages(root: string): Plugin {
  /** The addresses of the pages, as files of the project: those in folders are not there. */
  const files = new Map(
    PLACE_NAMES.map((place) => {
      const path = `${PLACES[place].path}index.html`;
      return [join(root, path), { place, path, source: sourceFile(place, root) }];
    }),
  );
  const page = (file: string) => {
    const found = files.get(file);
    return found && existsSync(found.source) ? found : undefined;
  };
  return {
    name: "pages",
    enforce: "pre",
    config: () => ({
      build: {
        rolldownOptions: { input: [...files.keys()].filter((file) => page(file)) },
      },
    }),
    resolveId(id) {
      const file = resolve(root, id);
      return page(file) ? file : undefined;
    },
    load(id) {
      const found = page(id);
      return found && composed(sourceOf(found.place, root), found);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const path = pathname.slice(1).replace(/(^|\/)$/, "$1index.html");
        const found = page(join(root, path));
        if (!found) return next();
        const html = composed(sourceOf(found.place, root), found);
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(pathname, html));
      });
    },
  };
}
