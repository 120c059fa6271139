/**
 * Stores the page for when there is no network, and says when a newer version is available. It never
 * reloads by itself, so no game is interrupted.
 */
import { say } from "../messages/index.js";
import { root } from "./address.js";
import { onClick, part, setText } from "./parts.js";

/** Registers the worker that stores the page: it fetches all files, so call this after the first answer. */
export function keepOffline() {
  // Missing in private windows, and where the page was not loaded by https.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  // If this fails, the page works online only.
  const begin = () => register(serviceWorker).catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** @param {ServiceWorkerContainer} container */
async function register(container) {
  const registration = await container.register(new URL("sw.js", root).href, {
    scope: root.pathname,
  });
  const offer = () => {
    // Without a controller this is the first visit: there is no older version.
    if (!registration.waiting || !container.controller) return;
    setText(part("update-text"), say("update-ready"));
    part("update").hidden = false;
  };
  onClick("update-later", () => (part("update").hidden = true));
  onClick("update-now", () => {
    // The address holds the game, so a reload keeps it. If no version is waiting any more, another
    // tab has activated it already.
    if (!registration.waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: "SKIP_WAITING" });
  });
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
  offer();
  await keepRest(container);
}

/** The cache that the worker keeps files in: see www/build/offline.js. */
const FILES = "files";

/**
 * Has the worker keep the page that is open, and then all others, one file after the other; and drops
 * the files of older versions.
 * @param {ServiceWorkerContainer} container
 */
async function keepRest(container) {
  await container.ready;
  if (!container.controller) {
    await new Promise((resolve) =>
      container.addEventListener("controllerchange", resolve, { once: true }),
    );
  }
  const list = await fetch(new URL("offline.json", root), { cache: "no-cache" });
  /** @type {{ url: string, integrity?: string }[]} */
  const rest = await list.json();
  const files = rest.map(({ url, integrity }) => ({ href: new URL(url, root).href, integrity }));
  const page = new URL(location.pathname, location.href).href;
  const here = new Set([page, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
  // What this page has loaded is at hand.
  files.sort((a, b) => Number(here.has(b.href)) - Number(here.has(a.href)));
  for (const { href, integrity } of files) {
    if (await caches.match(href)) continue;
    if (!here.has(href)) await idle();
    await fetch(href, { integrity, priority: "low" });
  }
  const kept = await caches.open(FILES);
  const current = new Set(files.map(({ href }) => href));
  for (const request of await kept.keys()) {
    if (!current.has(request.url)) await kept.delete(request);
  }
}

/** Until the browser has nothing else to do. Not every browser says so. */
function idle() {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 5000 })
      : setTimeout(resolve, 200),
  );
}
