/** Makes the site installable, and writes the service worker for offline use. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { VitePWA } from "vite-plugin-pwa";
import { BOOK, filesOf, neededBy } from "../../scripts/reachable.mjs";
import { wordsIn } from "./words.ts";
import type { File } from "../../scripts/reachable.mjs";

/**
 * Ignores `Vary: Origin`. The worker requests a file without `Origin`, the page with it, and the
 * host sends the same file to both.
 */
const WHATEVER_VARIES = { ignoreVary: true };

/**
 * Neither stores nor uses pages that some hosts send with status 200 in place of a missing file or
 * before a login. Workbox writes each function into the worker separately, so they share nothing.
 */
const NO_PAGES = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !/^text\/html/.test(response.headers.get("Content-Type") ?? "")
      ? response
      : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    /^text\/html/.test(cachedResponse?.headers.get("Content-Type") ?? "") ? null : cachedResponse,
};

/**
 * Stores Play when the worker is installed. Other files are stored when they are used, or when the
 * page is idle: `offline.json` lists those for www/page/offline.tsx.
 */
export function offline() {
  return VitePWA({
    // www/page/offline.tsx registers the worker when its own conditions are met.
    injectRegister: null,
    manifest: manifest(),
    integration: {
      beforeBuildServiceWorker({ workbox }) {
        const { globDirectory: dist = "" } = workbox;
        const { play, rest } = filesByUse(dist);
        writeFileSync(join(dist, "offline.json"), JSON.stringify(rest.map(listed)));
        workbox.manifestTransforms = [
          (entries) => ({ manifest: withDigests(entries, play), warnings: [] }),
        ];
      },
    },
    workbox: {
      // The transform above chooses the files. This folder has Python.
      globPatterns: ["**/*"],
      globIgnores: ["sandbox/**"],
      // No page can replace all others.
      navigateFallback: null,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          // Addresses of pages end with a slash. With a network, a newer page or list is used.
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/(offline\.json)?$/.test(url.pathname),
          handler: "NetworkFirst",
          options: { cacheName: "pages", networkTimeoutSeconds: 4, matchOptions: WHATEVER_VARIES },
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/assets\/|\.(svg|book|png)$/.test(url.pathname),
          handler: "CacheFirst",
          options: { cacheName: "files", matchOptions: WHATEVER_VARIES, plugins: [NO_PAGES] },
        },
      ],
    },
  });
}

/** Describes the site as an app. */
function manifest() {
  const { say } = wordsIn("en");
  return {
    name: say("app-name"),
    short_name: say("app-name"),
    description: say("app-description"),
    start_url: "./",
    scope: "./",
    display: "standalone" as const,
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    icons: [
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** Separates the files that are stored with Play from those that are stored later. */
function filesByUse(dist: string) {
  const files = filesOf(dist);
  const needed = neededBy("index.html", files);
  const isOfPlay = (file: File) => needed.has(file) || BOOK.test(file.name);
  return { play: files.filter(isOfPlay), rest: files.filter((file) => !isOfPlay(file)) };
}

/** Keeps the entries of these files, and adds digests. */
function withDigests<E extends { url: string }>(entries: E[], files: File[]) {
  return entries.flatMap((entry) => {
    const file = files.find(({ name }) => name === entry.url);
    return file ? { ...entry, ...integrity(file) } : [];
  });
}

/** Lists a page by its address, and another file with its digest. */
const listed = (file: File) => ({ url: file.name.replace(/index\.html$/, ""), ...integrity(file) });

/** Gives a file its digest. A browser refuses a file with another digest. */
function integrity({ name, bytes }: File) {
  // Hosts can add text to pages, so a digest would not match.
  if (name.endsWith(".html")) return {};
  return { integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}` };
}
