/**
 * Every style sheet begins with the order of the layers. Which sheet of a page comes first is the
 * bundler's choice, and the first to name the layers decides their order.
 */
import type { Plugin } from "vite";

const LAYERS = "@layer tokens, base, layout, parts, places, print;";

export function layers(): Plugin {
  return {
    name: "layers",
    enforce: "pre",
    transform: {
      filter: { id: /\/www\/style\/[\w-]+\.css$/ },
      handler: (code) => `${LAYERS}\n${code}`,
    },
  };
}
