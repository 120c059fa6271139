/** The script for boards in other pages. */
import { build } from "vite";
import { wordsToEmbed } from "./words.js";

/** @import { Plugin, Rolldown } from "vite" */

/**
 * Builds www/embed.js into one plain script whose name stays the same, for other pages to load.
 * @returns {Plugin}
 */
export function embeddable() {
  return {
    name: "embeddable",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { "import.meta.env.EMBED_WORDS": JSON.stringify(wordsToEmbed()) },
        build: {
          write: false,
          target: "es2022",
          lib: { entry: "www/embed.js", formats: ["iife"], name: "cutoff" },
        },
      });
      const [{ output }] = /** @type {Rolldown.RolldownOutput[]} */ (built);
      this.emitFile({ type: "asset", fileName: "embed.js", source: output[0].code });
    },
  };
}
