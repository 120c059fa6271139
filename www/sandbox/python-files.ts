/** Pyodide's files, by the names under which the site serves them. Pages load none as a script. */
export const PYTHON_FILES = {
  "pyodide.asm.txt": "pyodide.asm.js",
  "pyodide.txt": "pyodide.js",
  "pyodide.asm.wasm": "pyodide.asm.wasm",
  "stdlib.zip": "python_stdlib.zip",
  "lock.json": "pyodide-lock.json",
} as const;

/** Is shown to visitors, as the licence demands. */
export const PYODIDE = {
  version: "0.29.5",
  licence: "Mozilla Public License 2.0",
  source: "https://github.com/pyodide/pyodide/tree/0.29.5",
};

/** The approximate size, compressed. */
export const PYTHON_MEGABYTES = 5.5;
