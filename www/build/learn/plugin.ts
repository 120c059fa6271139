/** Writes the pages of Learn, which are in no file: `vite build` and `vite dev` get them from here. */
import { join, resolve } from "node:path";
import { STAGES } from "../../../learn/programs/stages.js";
import { PROGRAMS, programText } from "../../../learn/programs/written.js";
import { LEARN_PAGES } from "../../page/learn-pages.ts";
import { pageHtml } from "./page.tsx";
import { outdated } from "./translations.ts";
import type { Plugin } from "vite";
import type { Stage } from "../../../learn/programs/stages.js";

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

const ALL = "virtual:stages";
const STAGE = "virtual:stage/";
const TERMINAL = "node:readline";
const NO_TERMINAL = "\0no-terminal";

/**
 * The JavaScript programs also run in a page's worker, which imports them as `virtual:stages`. They read the
 * terminal only where Node runs them.
 */
export function stageModules(): Plugin {
  return {
    name: "stage-modules",
    enforce: "pre",
    resolveId(id) {
      if (id === TERMINAL) return NO_TERMINAL;
      return id === ALL || id.startsWith(STAGE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === NO_TERMINAL) return "export {};";
      if (id === `\0${ALL}`) return allStages();
      const [, stage] = id.split(`\0${STAGE}`);
      return stage && programText(stage as Stage, "mjs");
    },
  };
}

/** A module of all stages by their names. */
function allStages() {
  const imports = STAGES.map((stage, n) => `import * as stage${n} from "${STAGE}${stage}";\n`);
  const entries = STAGES.map((stage, n) => `"${stage}": stage${n}`);
  return `${imports.join("")}export const programs = { ${entries.join(", ")} };`;
}
