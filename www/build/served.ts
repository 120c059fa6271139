/** Adds files to the site that the build makes or copies from packages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { PROGRAMS, programText } from "../../learn/programs/stage-programs.js";
import { NPM_FILE } from "../../scripts/finish-npm-package.mjs";
import { root } from "../../scripts/folder.mjs";
import { PYTHON_FILES } from "../sandbox/python-files.ts";
import { serving } from "./dev-server.ts";
import { notFoundPage } from "./not-found.ts";
import { wordsToEmbed } from "./words.ts";

const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** @param home The address of the start page, if it is known. */
export function servedFiles(home: string | undefined): Plugin {
  const name = basename(NPM_FILE);
  const npmPackage = () => readFileSync(join(root, NPM_FILE));
  /** The contents of the files, by their paths from the root of the site. */
  const files = new Map<string, () => string | Buffer | Promise<string>>([
    ["404.html", () => notFoundPage(home)],
    ["embed.js", embedScript],
    [name, npmPackage],
  ]);
  for (const [served, file] of Object.entries(PYTHON_FILES))
    files.set(`sandbox/python/${served}`, () => readFileSync(join(PYODIDE, file)));
  for (const { stage, extension, file } of PROGRAMS)
    files.set(`learn/programs/${file}`, () => programText(stage, extension));
  return {
    name: "served-files",
    config() {
      const file = { name, bytes: npmPackage().length };
      return { define: { "import.meta.env.PACKAGE": JSON.stringify(file) } };
    },
    async generateBundle() {
      for (const [fileName, source] of files)
        this.emitFile({ type: "asset", fileName, source: await source() });
    },
    configureServer: serving((path) => files.get(path.slice(1))?.()),
  };
}

/** Builds www/embed.ts into one plain script, which other pages load by a permanent name. */
async function embedScript() {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "import.meta.env.EMBED_WORDS": JSON.stringify(wordsToEmbed()) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "www/embed.ts"), formats: ["iife"], name: "cutoff" },
    },
  });
  if (!Array.isArray(built)) throw new Error("the script of other pages is not built");
  const [{ output }] = built;
  return output[0].code;
}
