/** Pyodide's files, by the names under which the site serves them. Pages run none of them. */
export const PYTHON_FILES = {
  "pyodide.asm.txt": "pyodide.asm.js",
  "pyodide.txt": "pyodide.js",
  "pyodide.asm.wasm": "pyodide.asm.wasm",
  "stdlib.zip": "python_stdlib.zip",
  "lock.json": "pyodide-lock.json",
} as const;

/** Visitors see this, as the licence requires. */
export const PYODIDE = {
  version: "0.29.5",
  licence: "Mozilla Public License 2.0",
  source: "https://github.com/pyodide/pyodide/tree/0.29.5",
};

/** The approximate compressed size. */
export const PYTHON_MEGABYTES = 5.5;
