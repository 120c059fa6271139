/** Reports uncaught errors. It runs first. */

/** Errors of aborted requests, and of layouts that need another frame. */
const HARMLESS_ERRORS = [/^AbortError/, /^ResizeObserver loop/];

/** APIs that every page needs and that this browser lacks. notice.tsx lists them. */
export const missingApis = ["WebAssembly", "Worker", "ResizeObserver"].filter(
  (name) => !(name in globalThis),
);

function report(error: unknown) {
  if (missingApis.length > 0 || HARMLESS_ERRORS.some((one) => one.test(String(error)))) return;
  document.documentElement.dataset.fault = "";
}

addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.id === "unexpected-reload") location.reload();
});
addEventListener("error", (event) => report(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => report(event.reason));

/** True after a script did not load. Some browsers never fetch it again on the same page. */
export let needsReload = false;

// A part that is loaded later works without its style sheet.
addEventListener("vite:preloadError", (event) => {
  if (event.payload.message.includes("CSS")) event.preventDefault();
  else needsReload = true;
});
