/** Writes the absolute addresses that search engines and link previews need. */
import { LEARN_PAGES } from "../page/learn-pages.ts";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { escaped } from "../base/svg-shape.ts";
import { editHtml, only, setAttribute } from "./html.ts";
import type { Plugin } from "vite";

/** Returns the address of the start page, if it is known. @param site `CUTOFF_ADDRESS`. */
export const homeOf = (site = "") => (site ? new URL(site.replace(/\/?$/, "/")).href : undefined);

export function address(home: string | undefined): Plugin | null {
  if (!home) return null;
  return {
    name: "address",
    transformIndexHtml: (html, { path }) => {
      const here = path.replace(/^\//, "").replace(/index\.html$/, "");
      return {
        html: editHtml(html, (page) => {
          setAttribute(only(page, 'meta[property="og:image"]'), "content", `${home}social.png`);
        }),
        tags: [
          { tag: "link", attrs: { rel: "canonical", href: home + here }, injectTo: "head" },
          { tag: "meta", attrs: { property: "og:url", content: home + here }, injectTo: "head" },
          ...alternates(here).map(({ language, path }) => ({
            tag: "link",
            attrs: { rel: "alternate", hreflang: language, href: home + path },
            injectTo: "head" as const,
          })),
        ],
      };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap(home) });
      const robots = `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`;
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots });
    },
  };
}

/** Lists the languages of a page of Learn; empty for other pages. @param path From the root. */
function alternates(path: string): { language: string; path: string }[] {
  const page = LEARN_PAGES.find((each) => each.path === path);
  if (!page) return [];
  const same = LEARN_PAGES.filter(({ plain }) => plain === page.plain);
  return [...same, { language: "x-default", path: page.plain }];
}

export function sitemap(home: string) {
  const places = PLACE_NAMES.filter((name) => name !== "learn").map((name) => PLACES[name].path);
  const paths = [...places, ...LEARN_PAGES.map(({ path }) => path)];
  const entries = paths.map((path) => {
    const links = alternates(path).map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(home + path)}"/>`,
    );
    return `<url><loc>${escaped(home + path)}</loc>${links.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
