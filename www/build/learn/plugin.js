/** Writes the pages of Learn, which are in no file: `vite build` and `vite dev` get them from here. */
import { join, resolve } from "node:path";
import { LEARN_PAGES } from "../../page/learn-pages.js";
import { pageHtml } from "./page.js";
import { PROGRAM_FILES, programText } from "./programs.js";
import { outdated } from "./translations.js";

/** @import { Plugin } from "vite" */

/** The folder that readers download the programs from. */
const DOWNLOADS = "learn/programs/";

/** @param {string} root The folder of the project. @returns {Plugin} */
export function learnPages(root) {
  const pages = new Map(LEARN_PAGES.map((page) => [join(root, page.path, "index.html"), page]));
  const programs = new Map(PROGRAM_FILES.map((file) => [`/${DOWNLOADS}${file}`, file]));
  let building = false;
  return {
    name: "learn-pages",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    buildStart() {
      // While one writes, the page is shown in any case.
      const faults = building ? outdated() : [];
      if (faults.length > 0) this.error(faults.join("\n"));
    },
    config: () => ({ build: { rolldownOptions: { input: [...pages.keys()] } } }),
    resolveId(id) {
      const file = resolve(root, id);
      return pages.has(file) ? file : undefined;
    },
    load(id) {
      const page = pages.get(id);
      return page && pageHtml(page);
    },
    generateBundle() {
      for (const file of programs.values()) {
        this.emitFile({ type: "asset", fileName: DOWNLOADS + file, source: programText(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const program = programs.get(pathname);
        if (program) return response.end(programText(program));
        const page = pages.get(join(root, pathname.replace(/\/$/, "/index.html")));
        if (!page) return next();
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(pathname, pageHtml(page)));
      });
    },
  };
}

const TERMINAL = "node:readline";
const NO_TERMINAL = "\0no-terminal";

/**
 * The JavaScript programs also run in a page's worker. They read the terminal only where Node runs them.
 * @returns {Plugin}
 */
export function withoutTerminal() {
  return {
    name: "without-terminal",
    enforce: "pre",
    resolveId: (id) => (id === TERMINAL ? NO_TERMINAL : undefined),
    load: (id) => (id === NO_TERMINAL ? "export {};" : undefined),
  };
}
