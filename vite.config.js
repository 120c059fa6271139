import { defineConfig } from "vite";

// The page's own guard, set where a host lets us: only same-origin parts, in a world of its own,
// which also gives performance.now() its finest steps. The page works without these headers.
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

export default defineConfig({
  // Relative addresses: dist/ works from any sub-path of any static host.
  base: "./",
  build: {
    outDir: "dist",
    target: "es2022",
    // A strict content security policy has no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Gzip sizes in Vite's own list would double what `npm run size` tells.
    reportCompressedSize: false,
  },
  worker: { format: "es" },
  server: { headers },
  preview: { headers },
});
