/** Pages in folders name the manifest at the root: the plugin that writes it knows of one page only. */
import { wayUp } from "./way-up.ts";
import type { Plugin } from "vite";

export function manifestLink(): Plugin {
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
