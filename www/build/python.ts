/** Python for the sandbox: the files of Pyodide that a worker needs, as assets and by the development server. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PYTHON_FILES } from "../sandbox/python-files.ts";
import type { Plugin } from "vite";

const FOLDER = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

export function pythonFiles(): Plugin {
  return {
    name: "python",
    generateBundle() {
      for (const [served, file] of Object.entries(PYTHON_FILES)) {
        this.emitFile({
          type: "asset",
          fileName: `sandbox/python/${served}`,
          source: readFileSync(join(FOLDER, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const [, served] = /^\/sandbox\/python\/(.*)$/.exec(pathname) ?? [];
        const file = served && Reflect.get(PYTHON_FILES, served);
        if (!file) return next();
        response.end(readFileSync(join(FOLDER, file)));
      });
    },
  };
}
