/** Pages in folders name the manifest at the root: the plugin that writes it knows of one page only. */

/** @returns {import("vite").Plugin} */
export function manifestLink() {
  return {
    name: "manifest-link",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) =>
        html.replace('"./manifest.webmanifest"', `"${upFrom(path)}manifest.webmanifest"`),
    },
  };
}

/** The way from a page to the root. @param {string} path Such as `/watch/index.html`. */
export function upFrom(path) {
  return "../".repeat(path.split("/").length - 2) || "./";
}
