/** What a browser keeps for when there is no network. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { VitePWA } from "vite-plugin-pwa";
import { filesOf, neededBy } from "../../scripts/reachable.mjs";
import { wordsIn } from "./words.js";

/** Not kept: what only hosts, other sites and installers ask for. */
const ELSEWHERE =
  /^(learn\/programs\/.*|icon-.*\.png|social\.png|404\.html|sw\.js|offline\.json|embed\.js|.*\.webmanifest)$/;

/** Kept once it was used: large, and of use to those alone who play one game. */
const ON_USE = /\.book$/;

/**
 * What keeps a file may ask for it without the header `Origin`, and a script of the page with it. Hosts
 * that answer with `Vary: Origin` send the same to both.
 */
const WHATEVER_VARIES = { ignoreVary: true };

/**
 * The site as something to install, and the worker that keeps it. Play is stored when the worker is
 * installed; every other file when it is used, or when the page has nothing else to do: `offline.json`
 * lists those for www/page/offline.js, and marks what is kept only when it is used.
 * @param {string} root The folder of the project.
 */
export function offline(root) {
  const { say } = wordsIn("en");
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
      globPatterns: ["**/*.{html,js,css,wasm,svg,png,book}"],
      // There is no page that could stand for all others.
      navigateFallback: null,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      manifestTransforms: [(entries) => ({ manifest: playOnly(root, entries), warnings: [] })],
      runtimeCaching: [
        {
          // Pages have addresses that end so; a newer one is taken where there is a network.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith("/"),
          handler: "NetworkFirst",
          options: { cacheName: "pages", networkTimeoutSeconds: 4, matchOptions: WHATEVER_VARIES },
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/assets\/|\.(svg|book|png)$/.test(url.pathname),
          handler: "CacheFirst",
          options: { cacheName: "files", matchOptions: WHATEVER_VARIES },
        },
      ],
    },
  });
}

/**
 * What Play needs; the others go into `offline.json`.
 * @template {{ url: string }} E
 * @param {string} root
 * @param {E[]} entries
 */
function playOnly(root, entries) {
  const files = filesOf(`${root}/dist`).filter(({ name }) => !ELSEWHERE.test(name));
  const play = new Set([...neededBy("index.html", files)].map(({ name }) => name));
  const rest = files
    .filter(({ name }) => !play.has(name))
    .map(({ name, bytes }) =>
      name.endsWith(".html")
        ? { url: name.replace(/index\.html$/, "") }
        : { url: name, integrity: digest(bytes), onUse: ON_USE.test(name) || undefined },
    );
  writeFileSync(`${root}/dist/offline.json`, JSON.stringify(rest));
  const bytes = new Map(files.map((file) => [file.name, file.bytes]));
  return entries
    .filter(({ url }) => play.has(url))
    .map((entry) => {
      const content = bytes.get(entry.url);
      // Hosts may add to pages.
      if (!content || entry.url.endsWith(".html")) return entry;
      return { ...entry, integrity: digest(content) };
    });
}

/**
 * With its digest, a host that answers a missing script with a page and status 200 cannot put that page
 * in the script's place.
 * @param {Buffer} bytes
 */
function digest(bytes) {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
