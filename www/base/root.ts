/**
 * Makes the address of a path from the root of the site, which the build writes into each page.
 * Reads the root at each call, because modules that import this one also run without a page.
 */
export function atRoot(path = "") {
  return new URL(path, new URL(document.documentElement.dataset.root ?? "./", location.href));
}
