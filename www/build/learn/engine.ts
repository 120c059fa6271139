/** The engine in Node, for the numbers and the drawings of the chapters. No answer is computed twice. */
import { readFileSync } from "node:fs";
import { withBook } from "../../../learn/chapters/book.js";
import * as cutoff from "../../../pkg/web/cutoff.js";

/** @import { Engine } from "../../../learn/chapters/figures.js" */

const wasm = new URL("../../../pkg/web/cutoff_bg.wasm", import.meta.url);

/** @type {Engine | null} */
let loaded = null;

/**
 * The web package, as in the page. All languages and chapters share its answers.
 * @returns {Engine}
 */
export function chapterEngine() {
  if (loaded) return loaded;
  cutoff.initSync({ module: readFileSync(wasm) });
  withBook(cutoff);
  /** @type {Map<string, unknown>} */
  const answers = new Map();
  return (loaded = new Proxy(/** @type {any} */ ({}), {
    get:
      (_, /** @type {keyof Engine} */ call) =>
      (/** @type {unknown[]} */ ...args) => {
        const key = JSON.stringify([call, args]);
        if (!answers.has(key)) answers.set(key, /** @type {any} */ (cutoff[call])(...args));
        return answers.get(key);
      },
  }));
}
