/**
 * The address of a path from the root of the site: the build writes into each page how far up that is. It is worked
 * out when somebody asks, since modules that need it also run where there is no page.
 */
export function atRoot(path = "") {
  return new URL(path, new URL(document.documentElement.dataset.root ?? "./", location.href));
}
