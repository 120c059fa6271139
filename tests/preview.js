/**
 * Starts the preview of dist/ for tests in browsers, which load hundreds of pages, each of dozens of
 * files. So browsers keep the files of `assets/`, whose names change with their contents.
 */
import { register } from "tsx/esm/api";
import { preview } from "vite";
import { root } from "../scripts/folder.mjs";

/** @type {import("vite").Plugin} */
const keptAssets = {
  name: "kept-assets",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (/^\/assets\//.test(request.url ?? ""))
        response.setHeader("Cache-Control", "max-age=31536000, immutable");
      next();
    });
  },
};

/** @param {number} port Any free port for 0. */
export function previewForTests(port) {
  register();
  return preview({
    // The configuration is TypeScript, which tsx reads, as in scripts/vite.mjs. Vite would bundle it,
    // and then not find Preact.
    configLoader: "native",
    root,
    logLevel: "error",
    plugins: [keptAssets],
    preview: { port, strictPort: port > 0 },
  });
}
