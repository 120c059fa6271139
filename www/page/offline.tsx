/** Stores the site for offline use, and offers newer versions. It never reloads by itself. */
import { atRoot } from "../base/root.ts";
import { say } from "../messages/index.ts";
import { DismissButton } from "./notice.tsx";
import { fillRoot } from "./roots.ts";
import { Button } from "./buttons.tsx";

/** Milliseconds that a newer version has to take over. */
const LONGEST_WAIT = 5000;

/** Stores the site. Call it after the first answer, because the worker fetches all files. */
export function keepOffline() {
  // Private windows and pages without HTTPS have no service workers.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  // If registration fails, the page works only online.
  const begin = () => register(serviceWorker).catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(container: ServiceWorkerContainer) {
  // Without a controller this is the first visit, so there is no older version.
  const isFirst = !container.controller;
  const registration = await container.register(atRoot("sw.js").href, { scope: atRoot().pathname });
  const offer = () => {
    if (!registration.waiting) return;
    fillRoot(
      "update",
      <>
        <p id="update-text">{say("update-ready")}</p>
        <Button say="update-now" id="update-now" press={update} />
        <DismissButton id="update-later" press={() => fillRoot("update", null)} />
      </>,
    );
  };
  function update() {
    // The address has the game, so a reload keeps it. Another tab may run the new version.
    if (!registration.waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: "SKIP_WAITING" });
    // A request that hangs can keep the older worker for minutes, but a reload ends it.
    setTimeout(() => location.reload(), LONGEST_WAIT);
  }
  registration.addEventListener("updatefound", () => {
    // WebKit may still report the first worker as waiting when it takes over.
    if (container.controller) registration.installing?.addEventListener("statechange", offer);
  });
  if (!isFirst) offer();
  await keepRest(container, registration);
}

/** The cache of www/build/offline.ts. */
const FILES = "files";

/**
 * Stores this page, then all others, one file at a time. If the list has changed, fetches pages
 * again. Keeps the files of the previous list, because a tab with the older version can need them.
 */
async function keepRest(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
) {
  await container.ready;
  if (!container.controller) {
    await new Promise((resolve) =>
      container.addEventListener("controllerchange", resolve, { once: true }),
    );
  }
  const address = atRoot("offline.json").href;
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) return;
  const cache = await caches.open(FILES);
  const before = await (await cache.match(address))?.text();
  const text = await answer.text();
  const isNew = before !== undefined && before !== text;
  const page = new URL(location.pathname, location.href).href;
  const here = new Set([page, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
  const [files, older] = [read(text), read(before ?? "[]")];
  // Files that this page has loaded are first.
  files.sort((a, b) => Number(here.has(b.href)) - Number(here.has(a.href)));
  let complete = true;
  for (const file of files) {
    const { href } = file;
    const isPage = file.integrity === undefined;
    const copy = await caches.match(href);
    // A host may once have sent a page in place of this file.
    const isWrong = !isPage && /^text\/html/.test(copy?.headers.get("Content-Type") ?? "");
    if (copy && !isWrong && !(isNew && isPage)) continue;
    if (!here.has(href)) await idle();
    // A newer version is waiting. Its page stores the rest.
    if (registration.waiting) return;
    if (!(await isFetched(file))) complete = false;
  }
  // The next visit retries.
  if (!complete) return;
  const wanted = new Set([...files, ...older].map(({ href }) => href));
  for (const { url } of await cache.keys()) {
    if (url !== address && !wanted.has(url)) await cache.delete(url);
  }
  await cache.put(address, new Response(text));
}

/** Fetches a file, which the worker stores. @param integrity Undefined for pages. */
async function isFetched({ href, integrity }: { href: string; integrity?: string }) {
  const get = (cache: RequestCache) => fetch(href, { integrity, cache, priority: "low" });
  try {
    // The browser's own cache can have an older file with another digest.
    const { ok } = await (integrity ? get("default").catch(() => get("reload")) : get("reload"));
    return ok;
  } catch {
    return false;
  }
}

function read(text: string) {
  const list: { url: string; integrity?: string }[] = JSON.parse(text);
  return list.map(({ url, ...rest }) => ({ href: atRoot(url).href, ...rest }));
}

/** Waits until the browser is idle, or for a moment in browsers that do not report this. */
function idle() {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 5000 })
      : setTimeout(resolve, 200),
  );
}
