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
}
