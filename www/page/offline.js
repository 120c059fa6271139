/**
 * Keeps the page for when there is no network, and tells when a newer one is there. It never reloads
 * by itself: a game is not interrupted.
 */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "./parts.js";

/** Once what it takes to play is there, the rest is fetched. */
export function keepOffline() {
  // Missing in private windows, and where the page was not served securely.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  const begin = () => register(serviceWorker).catch(() => {}); // Then it works online only.
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** @param {ServiceWorkerContainer} container */
async function register(container) {
  const registration = await container.register("./sw.js", { scope: "./" });
  const offer = () => {
    // Without a controller this is the first visit, and nothing was there before.
    if (!registration.waiting || !container.controller) return;
    setText(part("update-text"), say("update-ready"));
    part("update").hidden = false;
  };
  onClick("update-later", () => (part("update").hidden = true));
  onClick("update-now", () => {
    // The address holds the game, so it is there again after loading. If nothing waits any more,
    // another tab has brought the newer version in.
    if (!registration.waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: "SKIP_WAITING" });
  });
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
  offer();
}
