/** Writes the pages of Learn, which are in no file: `vite build` and `vite dev` get them from here. */
import { join, resolve } from "node:path";
import { PROGRAMS, programText } from "../../../learn/programs/written.js";
import { LEARN_PAGES } from "../../page/learn-pages.ts";
import { pageHtml } from "./page.tsx";
import { outdated } from "./translations.ts";
import type { Plugin } from "vite";

/** The folder that readers download the programs from. */
const DOWNLOADS = "learn/programs/";

/** @param root The folder of the project. */
export function learnPages(root: string): Plugin {
  const pages = new Map(LEARN_PAGES.map((page) => [join(root, page.path, "index.html"), page]));
  const programs = new Map(PROGRAMS.map((program) => [`/${DOWNLOADS}${program.file}`, program]));
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
      for (const { stage, extension, file } of PROGRAMS) {
        const source = programText(stage, extension);
        this.emitFile({ type: "asset", fileName: DOWNLOADS + file, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const program = programs.get(pathname);
        if (program) return response.end(programText(program.stage, program.extension));
        const page = pages.get(join(root, pathname.replace(/\/$/, "/index.html")));
        if (!page) return next();
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(pathname, pageHtml(page)));
      });
    },
  };
}
