/** Files from elsewhere, which the build has as assets and the development server serves. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { packNpmPackage } from "../../scripts/package.mjs";
import { runner } from "../../scripts/run.mjs";
import { PYTHON_FILES } from "../sandbox/python-files.ts";
import type { Plugin } from "vite";

const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/**
 * The files of Pyodide that a worker of the sandbox needs, and what `npm run package` makes, under its own name, for
 * readers of Teach. The page has the package's name and size.
 */
export function servedFiles(root: string): Plugin {
  /** Its files by their paths from the root of the site. */
  const files = new Map(
    Object.entries(PYTHON_FILES).map(([served, file]) => [
      `sandbox/python/${served}`,
      join(PYODIDE, file),
    ]),
  );
  return {
    name: "served-files",
    async config(_, { isPreview }) {
      if (isPreview) return {};
      if (!existsSync(`${root}/pkg/npm`)) {
        throw new Error("There is no package in pkg/npm. npm run wasm makes it.");
      }
      const path = await packNpmPackage(runner(() => {}));
      files.set(basename(path), path);
      const file = { name: basename(path), bytes: readFileSync(path).length };
      return { define: { "import.meta.env.PACKAGE": JSON.stringify(file) } };
    },
    generateBundle() {
      for (const [fileName, path] of files) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const path = files.get(pathname.slice(1));
        if (!path) return next();
        response.end(readFileSync(path));
      });
    },
  };
}
