import { defineConfig } from "vite";
import { folderFault, root } from "./scripts/folder.mjs";
import { address, homeOf } from "./www/build/address.ts";
import { GROUPS } from "./www/build/chunks.ts";
import { offline } from "./www/build/offline.ts";
import { pages } from "./www/build/pages.ts";
import { passes } from "./www/build/passes.ts";
import { servedFiles } from "./www/build/served.ts";
import { sourceTexts } from "./www/build/source-texts.ts";
import { learn } from "./www/build/learn/page.tsx";

const fault = folderFault(root);
if (fault) throw new Error(fault);

// Headers for hosts that allow them. The page is then isolated from other origins, which gives
// performance.now() its finest steps. The page also works without them.
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Timings of plugins are of no use to people who run `npm start`. */
const checks = { bundlerTimings: false };

/** Play loads a list of all scripts, whose names compress better with these characters. */
const hashCharacters = "hex";

const home = homeOf(process.env.CUTOFF_ADDRESS);

export default defineConfig({
  // With this type, the preview answers 404 for a missing file, as hosts do.
  appType: "mpa",
  // Relative addresses let dist/ work from any sub-path of any static host.
  base: "./",
  publicDir: "www/public",
  plugins: [pages(learn), servedFiles(home), address(home), offline(), sourceTexts(), passes()],
  build: {
    outDir: "dist",
    target: "es2022",
    // A strict content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Vite's own list of gzip sizes would repeat the output of `npm run size`.
    reportCompressedSize: false,
    rolldownOptions: {
      checks,
      output: {
        hashCharacters,
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks, output: { hashCharacters } } },
  server: { headers },
  preview: { headers },
});
