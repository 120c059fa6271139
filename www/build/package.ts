/** The npm package, as a file that readers of Teach download. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { packNpmPackage } from "../../scripts/package.mjs";
import { runner } from "../../scripts/run.mjs";
import type { Plugin } from "vite";

/**
 * Offers what `npm run package` makes, under its own name. The page has the file's name and size.
 * @param root The folder of the project.
 */
export function packageFile(root: string): Plugin {
  let path: string | undefined;
  return {
    name: "package-file",
    async config(_, { isPreview }) {
      if (isPreview) return {};
      if (!existsSync(`${root}/pkg/npm`)) {
        throw new Error("There is no package in pkg/npm: npm run wasm makes it.");
      }
      path = await packNpmPackage(runner(() => {}));
      const file = { name: basename(path), bytes: readFileSync(path).length };
      return { define: { "import.meta.env.PACKAGE": JSON.stringify(file) } };
    },
    generateBundle() {
      if (!path) return;
      this.emitFile({ type: "asset", fileName: basename(path), source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!path || request.url !== `/${basename(path)}`) return next();
        response.end(readFileSync(path));
      });
    },
  };
}
