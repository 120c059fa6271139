/** Runs the engine in Node for the chapters, which share its answers. */
import { readFileSync } from "node:fs";
import { withBook } from "../../../learn/chapters/book.ts";
import * as cutoff from "../../../pkg/whole/cutoff.js";
import type { EngineCalls } from "../../../learn/chapters/figure-sources.ts";

const wasm = new URL("../../../pkg/whole/cutoff_bg.wasm", import.meta.url);

let loaded: EngineCalls | null = null;

export function chapterEngine(): EngineCalls {
  if (loaded) return loaded;
  cutoff.initSync({ module: readFileSync(wasm) });
  withBook(cutoff);
  const answers: Map<string, unknown> = new Map();
  return (loaded = new Proxy<EngineCalls>(cutoff, {
    get:
      (_, call: keyof EngineCalls) =>
      (...args: unknown[]) => {
        const key = JSON.stringify([call, args]);
        if (!answers.has(key)) answers.set(key, Reflect.apply(cutoff[call], undefined, args));
        return answers.get(key);
      },
  }));
}
