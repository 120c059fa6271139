/**
 * `npm run icons`: writes www/public/icons.svg, the icons that the pages use, from Lucide
 * (https://lucide.dev, ISC licence).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "./folder.mjs";
import { join } from "node:path";
import { ICON_NAMES } from "../www/page/icon-names.ts";

const shapes = ICON_NAMES.map((name) => {
  const file = join(root, "node_modules", "lucide-static", "icons", `${name}.svg`);
  const text = readFileSync(file, "utf8");
  const inner = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.indexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s*\n\s*/g, "")}</symbol>`;
});
writeFileSync(
  join(root, "www", "public", "icons.svg"),
  `<!-- Lucide, ISC licence, https://lucide.dev; written by npm run icons --><svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join("\n")}\n</svg>\n`,
);
