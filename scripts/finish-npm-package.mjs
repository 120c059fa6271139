/**
 * Makes the npm package from the output of wasm-bindgen, and packs it. It is one module that
 * contains the wasm and is ready after its import. A separate wasm file would not work with every
 * bundler.
 */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { digestOf, runUnlessDone } from "./digest.mjs";
import { root } from "./folder.mjs";

/** @import { Crate } from "./crate.mjs" */
/** @import { Run } from "./run-program.mjs" */

/** The files that are copied into the npm package, with the same paths. */
export const DOCUMENTS = [
  "README.md",
  "CHANGELOG.md",
  "LICENSE-MIT",
  "LICENSE-APACHE",
  "docs/api.md",
  "docs/errors.md",
];

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The path of the packed package in the project. The page offers it. */
export const NPM_FILE = join("pkg", `cutoff-${version}.tgz`);

/** The line in which the module imports the wasm, in the form that wasm-bindgen calls "module". */
const IMPORT = 'import source wasmModule from "./cutoff_bg.wasm";\n';

/** @param {Crate} crate @param {string} folder */
export function finishNpmPackage(crate, folder) {
  const path = (/** @type {string} */ name) => join(folder, name);
  const code = readFileSync(path("cutoff.js"), "utf8");
  if (!code.includes(IMPORT)) throw new Error("wasm-bindgen writes the import of the wasm anew.");
  const wasm = readFileSync(path("cutoff_bg.wasm"), "base64");
  writeFileSync(
    path("cutoff.js"),
    code.replace(IMPORT, () => decodingCode(wasm)),
  );
  rmSync(path("cutoff_bg.wasm"));
  rmSync(path("cutoff_bg.wasm.d.ts"));
  writeFileSync(path("cutoff.cjs"), 'module.exports = require("./cutoff.js");\n');
  // TypeScript's modules can use the declarations of a CommonJS file, but not the reverse.
  renameSync(path("cutoff.d.ts"), path("cutoff.d.cts"));
  writeFileSync(path("cutoff.d.ts"), 'export * from "./cutoff.cjs";\n');
  writeFileSync(path("package.json"), `${JSON.stringify(packageJson(crate), null, 2)}\n`);
}

/**
 * Writes code that decodes the wasm. Such a loop is ten times as fast as `Uint8Array.from`.
 * @param {string} wasm In base64.
 */
function decodingCode(wasm) {
  return `const wasmText = atob("${wasm}");
const wasmBytes = new Uint8Array(wasmText.length);
for (let at = 0; at < wasmBytes.length; at += 1) wasmBytes[at] = wasmText.charCodeAt(at);
const wasmModule = new WebAssembly.Module(wasmBytes);
`;
}

/** @param {Crate} crate */
function packageJson({ name, version, description, license, keywords }) {
  return {
    name,
    version,
    description,
    license,
    keywords,
    type: "module",
    main: "./cutoff.cjs",
    types: "./cutoff.d.cts",
    exports: {
      ".": {
        require: { types: "./cutoff.d.cts", default: "./cutoff.cjs" },
        default: { types: "./cutoff.d.ts", default: "./cutoff.js" },
      },
      "./package.json": "./package.json",
    },
    files: ["cutoff.*", "docs", "CHANGELOG.md", "LICENSE-*"],
    // Loading the package changes nothing outside of it.
    sideEffects: false,
    // From these versions on, `require` can load a module.
    engines: { node: "^20.19.0 || >=22.12.0" },
  };
}

/**
 * Reads a document for the npm package. A link to a file that the package does not have becomes its
 * text, and such a picture is left out.
 * @param {string} file
 */
export function packedText(file) {
  const link = /(!?)\[([^\][]*)\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g;
  return readFileSync(join(root, file), "utf8").replaceAll(link, (whole, mark, text, target) => {
    const isPacked = DOCUMENTS.includes(posix.join(posix.dirname(file), target));
    return isPacked || target.includes(":") ? whole : mark ? "" : text;
  });
}

/** Packs pkg/npm with its documents, unless they were already packed. @param {Run} run */
export async function packNpmPackage(run) {
  const built = join("pkg", "npm");
  const folder = join("target", "npm");
  const digest = digestOf([built, ...DOCUMENTS, "scripts/finish-npm-package.mjs"]);
  await runUnlessDone("pack npm", digest, [folder, NPM_FILE], async () => {
    rmSync(join(root, folder), { recursive: true, force: true });
    for (const file of DOCUMENTS) {
      const copy = join(root, folder, file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, packedText(file));
    }
    cpSync(join(root, built), join(root, folder), { recursive: true });
    await run("npm", ["pack", "--silent", "--pack-destination", "pkg", `./${folder}`]);
  });
}
