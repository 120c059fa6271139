/** What a browser keeps for when there is no network. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { VitePWA } from "vite-plugin-pwa";
import { wordsIn } from "./words.js";

/** The page as something to install, and the worker that keeps it for when there is no network. */
export function offline() {
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
  const file = readFileSync(new URL(`../../dist/${entry.url}`, import.meta.url));
  const digest = createHash("sha384").update(file).digest("base64");
  return { ...entry, integrity: `sha384-${digest}` };
}
