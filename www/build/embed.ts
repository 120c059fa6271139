/** The script for boards in other pages. */
import { build } from "vite";
import { wordsToEmbed } from "./words.ts";
import type { Plugin } from "vite";

/** Builds www/embed.ts into one plain script whose name stays the same, for other pages to load. */
export function embeddable(): Plugin {
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
          lib: { entry: "www/embed.ts", formats: ["iife"], name: "cutoff" },
        },
      });
      if (!Array.isArray(built)) throw new Error("the script of other pages is not built");
      const [{ output }] = built;
      this.emitFile({ type: "asset", fileName: "embed.js", source: output[0].code });
    },
  };
}
