/** Has a page load its words, English unless its address says otherwise, beside its script, rather than after it. */
import { wayUp } from "./way-up.ts";
import type { Plugin } from "vite";

export function wordsFirst(): Plugin {
  return {
    name: "words-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, path }) {
        const named = html.match(/<html[^>]* data-words="([^"]*)"/)?.[1];
        if (named === undefined) return html;
        const language = html.match(/<html[^>]* data-language="([^"]*)"/)?.[1] ?? "en";
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const links = ["page", ...named.split(" ")].map((part) => {
          const chunk = chunks.find(({ facadeModuleId }) =>
            facadeModuleId?.endsWith(`/www/messages/${language}/${part}.ftl?raw`),
          );
          if (!chunk) throw new Error(`no words of ${part}`);
          return `<link rel="modulepreload" crossorigin href="${wayUp(path)}${chunk.fileName}" />`;
        });
        return html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
      },
    },
  };
}
