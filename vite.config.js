import { defineConfig } from "vite";
import { folderFault, root } from "./scripts/folder.mjs";
import { writeMessageIds } from "./scripts/message-ids.mjs";
import { address } from "./www/build/address.ts";
import { groups } from "./www/build/chunks.ts";
import { offline } from "./www/build/offline.ts";
import { pages } from "./www/build/pages.ts";
import { layers, passes } from "./www/build/passes.ts";
import { servedFiles } from "./www/build/served.ts";
import { learn } from "./www/build/learn/page.tsx";

const fault = folderFault(root);
if (fault) throw new Error(fault);
// For editors: the build itself needs no types.
writeMessageIds();

// The page's own guard, set where a host lets us: only same-origin parts, in a world of its own,
// which also gives performance.now() its finest steps. The page works without these headers.
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Which plugin takes its time is nothing that who runs `npm start` can use. */
const checks = { bundlerTimings: false };

/** Where the site will be, if that is known. */
const home = process.env.CUTOFF_ADDRESS;

export default defineConfig({
  // A missing file is missing: the preview answers 404, as hosts do.
  appType: "mpa",
  // Relative addresses: dist/ works from any sub-path of any static host.
  base: "./",
  publicDir: "www/public",
  plugins: [
    pages(root, learn),
    servedFiles(root, home),
    address(home),
    offline(root),
    layers(),
    passes(),
  ],
  build: {
    outDir: "dist",
    target: "es2022",
    // A strict content security policy has no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Gzip sizes in Vite's own list would double what `npm run size` tells.
    reportCompressedSize: false,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups,
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks } },
  server: { headers },
  preview: { headers },
});
