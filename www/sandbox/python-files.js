/** Pyodide's files, by the names under which the site serves them: none of them is a script of a page. */
export const PYTHON_FILES = /** @type {const} */ ({
  "pyodide.asm.txt": "pyodide.asm.js",
  "pyodide.txt": "pyodide.js",
  "pyodide.asm.wasm": "pyodide.asm.wasm",
  "stdlib.zip": "python_stdlib.zip",
  "lock.json": "pyodide-lock.json",
});

/** About how many megabytes a browser loads, compressed. */
export const PYTHON_MEGABYTES = 5.5;
