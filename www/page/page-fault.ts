/**
 * The last resort: a fault of the page itself, which no other part has words for. The page says so
 * and how to go on. It is the first module to run, so that it also hears what fails at start-up, and
 * it needs no other module: its words stand in the page, hidden. It also says what may become script.
 */

/** Browsers report these without harm: a given-up request, and a layout that needs another frame. */
const HARMLESS = [/^AbortError/, /^ResizeObserver loop/];

/** What old browsers lack, and pages cannot do without: notice.tsx says so, and nothing else. */
export const missing = ["WebAssembly", "Worker", "ResizeObserver"].filter(
  (name) => !(name in globalThis),
);

function report(error: unknown) {
  if (missing.length > 0 || HARMLESS.some((pattern) => pattern.test(String(error)))) return;
  document.documentElement.dataset.fault = "";
}

addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.id === "unexpected-reload") location.reload();
});
addEventListener("error", (event) => report(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => report(event.reason));

// A part of the page that is loaded later works without its style sheet.
addEventListener("vite:preloadError", (event) => {
  if (event.payload.message.includes("CSS")) event.preventDefault();
});

declare global {
  /** Not all browsers have them. */
  var trustedTypes: TrustedTypes | undefined;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/**
 * Where browsers ask what may become script (https://w3c.github.io/trusted-types): addresses of this page's own files,
 * and nothing else. No text is ever markup or code.
 */
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    // A blob: address has the origin of the page that made it.
    if (origin === location.origin && protocol === location.protocol) return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});
