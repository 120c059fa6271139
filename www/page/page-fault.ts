/** Reports uncaught errors, and allows scripts only from this site. It runs first. */

/** Errors of aborted requests, and of layouts that need another frame. */
const HARMLESS = [/^AbortError/, /^ResizeObserver loop/];

/** APIs that every page needs and that this browser lacks. notice.tsx lists them. */
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

// A part that is loaded later works without its style sheet.
addEventListener("vite:preloadError", (event) => {
  if (event.payload.message.includes("CSS")) event.preventDefault();
});

declare global {
  /** Undefined in browsers without trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

interface TrustedTypes {
  createPolicy: <Rules extends Record<string, (text: string) => string>>(
    name: string,
    rules: Rules,
  ) => Rules;
}

/**
 * Allows addresses of this site as scripts, in browsers with trusted types
 * (https://w3c.github.io/trusted-types). No text can become markup or code.
 */
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    // A blob: address has the origin of the page that created it.
    if (origin === location.origin && protocol === location.protocol) return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});
