/**
 * Makes the address of a path from the root of the site. The build writes the root into each page.
 * It is read at each call, because modules that need it also run without a page.
 */
export function atRoot(path = "") {
  return new URL(path, new URL(document.documentElement.dataset.root ?? "./", location.href));
}
