/** What needs to know where the site will be. */
import { escaped } from "./words.js";

/**
 * Where the page will be, as `CUTOFF_ADDRESS` tells: what search engines and links elsewhere need
 * absolute addresses for. The page itself has none, so that it works anywhere.
 * @param {string | undefined} place
 * @returns {import("vite").Plugin | null}
 */
export function address(place) {
  if (!place) return null;
  const home = new URL(place.endsWith("/") ? place : `${place}/`).href;
  return {
    name: "address",
    transformIndexHtml: (html) => ({
      html: html.replace('content="./social.png"', `content="${escaped(home)}social.png"`),
      tags: [
        { tag: "link", attrs: { rel: "canonical", href: home }, injectTo: "head" },
        { tag: "meta", attrs: { property: "og:url", content: home }, injectTo: "head" },
      ],
    }),
    generateBundle() {
      const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${escaped(home)}</loc></url></urlset>
`;
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap });
      const robots = `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`;
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots });
    },
  };
}
