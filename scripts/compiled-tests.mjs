/**
 * Compiles the tests of a folder with all that they import from the project, in one run of esbuild.
 * Each test file would otherwise start tsx, which costs more than most of them do.
 */
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./folder.mjs";

/** @import { Loader, Plugin } from "esbuild" */

/** Lets a module find files from its own place, and leaves the packages as they are. @type {Plugin} */
const fromOwnPlace = {
  name: "from own place",
  setup(build) {
    build.onResolve({ filter: /\/pkg\// }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      external: true,
    }));
    build.onLoad({ filter: /\.(js|mjs|ts|tsx)$/ }, ({ path }) => {
      const place = `const ownPlace = ${JSON.stringify(pathToFileURL(path).href)};`;
      const loader = /** @type {Loader} */ (/tsx?$/.exec(path)?.[0] ?? "js");
      return { contents: place + readFileSync(path, "utf8"), loader };
    });
  },
};

/**
 * Returns the paths of the compiled files in the project.
 * @param {string} folder
 */
export async function compiledTests(folder) {
  const { build } = await import("esbuild");
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".test.js"));
  const outdir = join("target", folder);
  rmSync(join(root, outdir), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => join(folder, file)),
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    // tests/www/watch-place.js lists the files, as the build does.
    define: { "import.meta.url": "ownPlace", "import.meta.glob": "catalogueFiles" },
    loader: { ".css": "empty" },
    plugins: [fromOwnPlace],
  });
  return files.map((file) => join(outdir, file));
}
