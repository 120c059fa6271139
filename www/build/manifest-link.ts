/** Pages in folders name the manifest at the root: the plugin that writes it knows of one page only. */
import { wayUp } from "./way-up.js";

/** @import { Plugin } from "vite" */

/** @returns {Plugin} */
export function manifestLink() {
  return {
    name: "manifest-link",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) =>
        html.replace('"./manifest.webmanifest"', `"${wayUp(path)}manifest.webmanifest"`),
    },
  };
}
