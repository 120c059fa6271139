/** Links of a page are relative, so that the site works from any path: each knows the way to the root. */

/**
 * The way from a page to the root of the site.
 * @param path The page, from the root: `watch/` or `/watch/index.html`.
 * @returns `../` for each folder; `./` at the root.
 */
export function wayUp(path: string): string {
  const folders = path.replace(/^\//, "").split("/").length - 1;
  return "../".repeat(folders) || "./";
}
