import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { folderFault, root } from "./scripts/folder.mjs";
import { catalogue } from "./www/messages/catalogue.js";
import { LANGUAGES } from "./www/messages/languages.js";

const fault = folderFault(root);
if (fault) throw new Error(fault);

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

/** What starts the engine, in a file of its own: index.html loads it before the rest of the page. */
const FIRST = [
  "engine/play.js",
  "engine/engine.js",
  "engine/overdue.js",
  "page/trusted-types.js",
  "page/unexpected.js",
];
/** Its place in index.html: after the policy, which then holds for it too. */
const FIRST_HERE = "<!-- The engine of the game is loaded here. -->";

/**
 * Loads the file with `FIRST`, and the wasm that it compiles, at their place in the page. A browser
 * then starts the worker before it has the rest.
 * @returns {import("vite").Plugin}
 */
function engineFirst() {
  return {
    name: "engine-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(FIRST[0])));
        if (!chunk || !html.includes(FIRST_HERE)) throw new Error("nothing starts the engine");
        const wasm = Object.keys(bundle).find(
          (name) => name.endsWith(".wasm") && chunk.code.includes(basename(name)),
        );
        const tags = [
          `<script type="module" async crossorigin src="./${chunk.fileName}"></script>`,
          `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="./${wasm}" />`,
        ];
        return html.replace(FIRST_HERE, tags.join("\n    "));
      },
    },
  };
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
 * @param {string | undefined} place
 * @returns {import("vite").Plugin | null}
 */
function address(place) {
  if (!place) return null;
  const home = new URL(place.endsWith("/") ? place : `${place}/`).href;
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
      globIgnores: ["social.png", "404.html"],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      manifestTransforms: [(manifest) => ({ manifest: manifest.map(withIntegrity), warnings: [] })],
    },
  });
}

/**
 * A file to be kept offline, with its digest: a host that answers a missing script with a page and
 * status 200 cannot put that page in the script's place. Pages go without, since hosts may add to them.
 * @template {{ url: string }} E
 * @param {E} entry
 */
function withIntegrity(entry) {
  if (entry.url.endsWith(".html")) return entry;
  const file = readFileSync(new URL(`./dist/${entry.url}`, import.meta.url));
  const digest = createHash("sha384").update(file).digest("base64");
  return { ...entry, integrity: `sha384-${digest}` };
}

/**
 * The page for addresses that lead nowhere. Without it, some hosts answer them with the start page
 * and status 200, and a browser would keep that as if it were the missing file.
 * @param {string | undefined} home The start page's address, if it is known.
 * @returns {import("vite").Plugin}
 */
function notFound(home) {
  const { say } = catalogue("en", english);
  const words = /** @type {const} */ (["title", "text", "link"]).map((part) =>
    escape(say(`not-found-${part}`)),
  );
  const [title, text, link] = words;
  const source = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>${title}</title>
  <h1>${title}</h1>
  <p>${text}</p>
  ${home ? `<p><a href="${escape(home)}">${link}</a></p>` : ""}
</html>
`;
  return {
    name: "not-found",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "404.html", source });
    },
  };
}

export default defineConfig({
  // A missing file is missing: the preview answers 404, as hosts do.
  appType: "mpa",
  // Relative addresses: dist/ works from any sub-path of any static host.
  base: "./",
  publicDir: "www/public",
  plugins: [
    messagesIntoMarkup(),
    engineFirst(),
    embeddable(),
    address(process.env.CUTOFF_ADDRESS),
    notFound(process.env.CUTOFF_ADDRESS),
    offline(),
  ],
  build: {
    outDir: "dist",
    target: "es2022",
    // A strict content security policy has no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Gzip sizes in Vite's own list would double what `npm run size` tells.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "play-engine",
              test: (id) => FIRST.some((name) => id.endsWith(`/www/${name}`)),
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { headers },
  preview: { headers },
});
