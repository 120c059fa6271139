/**
 * The address of a path from the root of the site, which the build writes into each page. Read at
 * each call: modules that need it also run where there is no page.
 */
export function atRoot(path = "") {
  return new URL(path, new URL(document.documentElement.dataset.root ?? "./", location.href));
}
