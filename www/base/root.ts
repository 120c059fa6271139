/** The site's root: the build writes into each page how far up that is. */
export const root = new URL(document.documentElement.dataset.root ?? "./", location.href);
root.hash = "";
