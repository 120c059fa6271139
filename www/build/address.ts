/** Writes the absolute addresses that search engines and link previews need. */
import { LEARN_PAGES } from "../page/learn-pages.ts";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { escaped } from "../base/escaped.ts";
import { addToHead, editHtml, only, setAttribute } from "./html.ts";
import type { Plugin } from "vite";

/** Returns the address of the start page, if it is known. @param site `CUTOFF_ADDRESS`. */
export const homeOf = (site = "") => (site ? new URL(site.replace(/\/?$/, "/")).href : undefined);

export function address(home: string | undefined): Plugin | null {
  if (!home) return null;
  return {
    name: "address",
    transformIndexHtml: (html, { path }) => {
      const here = path.replace(/^\//, "").replace(/index\.html$/, "");
      const address = escaped(home + here);
      return editHtml(html, (page) => {
        setAttribute(only(page, 'meta[property="og:image"]'), "content", `${home}social.png`);
        addToHead(page, [
          `<link rel="canonical" href="${address}" />`,
          `<meta property="og:url" content="${address}" />`,
          ...alternates(home, here).map((attributes) => `<link ${attributes} />`),
        ]);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap(home) });
      const robots = `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`;
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots });
    },
  };
}

/** Writes the attributes of links to a page of Learn in each language; none for other pages. */
function alternates(home: string, here: string) {
  const page = LEARN_PAGES.find(({ path }) => path === here);
  if (!page) return [];
  const same = LEARN_PAGES.filter(({ plain }) => plain === page.plain);
  return [...same, { language: "x-default", path: page.plain }].map(
    ({ language, path }) => `rel="alternate" hreflang="${language}" href="${escaped(home + path)}"`,
  );
}

export function sitemap(home: string) {
  const places = PLACE_NAMES.filter((name) => name !== "learn").map((name) => PLACES[name].path);
  const paths = [...places, ...LEARN_PAGES.map(({ path }) => path)];
  const entries = paths.map((path) => {
    const links = alternates(home, path).map((attributes) => `<xhtml:link ${attributes}/>`);
    return `<url><loc>${escaped(home + path)}</loc>${links.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
