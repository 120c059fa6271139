import { readFileSync } from "node:fs";
import { build, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { catalogue } from "./www/messages/catalogue.js";
import { LANGUAGES } from "./www/messages/languages.js";

// The page's own guard, set where a host lets us: only same-origin parts, in a world of its own,
// which also gives performance.now() its finest steps. The page works without these headers.
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** @param {string} language @param {string} part */
function wordsOf(language, part) {
  return readFileSync(new URL(`./www/messages/${language}/${part}.ftl`, import.meta.url), "utf8");
}

/** What index.html says: of the page, and of the search room. */
const english = ["page", "search"].map((part) => wordsOf("en", part)).join("\n");

/**
 * Fills the elements of index.html that name a message, so that the page has its words, its title
 * and its description before any script runs.
 * @returns {import("vite").Plugin}
 */
function messagesIntoMarkup() {
  return {
    name: "messages-into-markup",
    transformIndexHtml(html) {
      const { markup } = catalogue("en", english);
      return html.replace(/ data-message="([^"]+)"([^>]*)>/g, (_, id, rest) => {
        const { text, attributes } = markup(id);
        const set = Object.entries(attributes).map(
          ([name, value]) => ` ${name}="${escape(value)}"`,
        );
        // The name stays, for other languages to be filled in.
        return ` data-message="${id}"${set.join("")}${rest}>${text === null ? "" : escape(text)}`;
      });
    },
  };
}

/** What www/embed.js says, in each language, so that it need not bring a catalogue. */
function wordsToEmbed() {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const source = wordsOf(language, "lab");
      const { say } = catalogue(language, source);
      const ids = [...source.matchAll(/^(embed-[a-z-]+) =/gm)].map(([, id]) => id);
      return [language, Object.fromEntries(ids.map((id) => [id, say(id)]))];
    }),
  );
}

/**
 * Builds www/embed.js into one plain script whose name stays the same, for other pages to load.
 * @returns {import("vite").Plugin}
 */
function embeddable() {
  return {
    name: "embeddable",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { "import.meta.env.EMBED_WORDS": JSON.stringify(wordsToEmbed()) },
        build: {
          write: false,
          target: "es2022",
          lib: { entry: "www/embed.js", formats: ["iife"], name: "cutoff" },
        },
      });
      const [{ output }] = /** @type {import("vite").Rolldown.RolldownOutput[]} */ (built);
      this.emitFile({ type: "asset", fileName: "embed.js", source: output[0].code });
    },
  };
}

/**
 * Where the page will be, as `CUTOFF_ADDRESS` tells: what search engines and links elsewhere need
 * absolute addresses for. The page itself has none, so that it works anywhere.
 * @param {string | undefined} told
 * @returns {import("vite").Plugin | null}
 */
function address(told) {
  if (!told) return null;
  const home = new URL(told.endsWith("/") ? told : `${told}/`).href;
  return {
    name: "address",
    transformIndexHtml: (html) => ({
      html: html.replace('content="./social.png"', `content="${escape(home)}social.png"`),
      tags: [
        { tag: "link", attrs: { rel: "canonical", href: home }, injectTo: "head" },
        { tag: "meta", attrs: { property: "og:url", content: home }, injectTo: "head" },
      ],
    }),
    generateBundle() {
      const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${escape(home)}</loc></url></urlset>
`;
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap });
      const robots = `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`;
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots });
    },
  };
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The page as something to install, and the worker that keeps it for when there is no network. */
function offline() {
  const { say } = catalogue("en", english);
  return VitePWA({
    // www/page/offline.js registers it, by the page's own rules.
    injectRegister: null,
    registerType: "prompt",
    manifest: {
      name: say("app-name"),
      short_name: say("app-name"),
      description: say("app-description"),
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: "#fbfaf7",
      theme_color: "#fbfaf7",
      icons: [
        { src: "icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    workbox: {
      // All rooms, not just those that were visited; the picture is for links elsewhere.
      globPatterns: ["**/*.{html,js,css,wasm,svg,png}"],
      globIgnores: ["social.png"],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}

export default defineConfig({
  // Relative addresses: dist/ works from any sub-path of any static host.
  base: "./",
  publicDir: "www/public",
  plugins: [messagesIntoMarkup(), embeddable(), address(process.env.CUTOFF_ADDRESS), offline()],
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
