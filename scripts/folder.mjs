/** The path of the project, and a check of it. */
import { fileURLToPath } from "node:url";

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Describes why the path of the project's folder cannot be used, or returns undefined. Workbox,
 * which makes the service worker, writes paths between apostrophes into a script without escaping
 * them.
 * @param {string} path
 */
export function folderFault(path) {
  if (!path.includes("'")) return;
  return (
    `The path of this folder has an apostrophe: ${path}\n` +
    "The page cannot be built there. Please move the folder or rename it, and run this again."
  );
}
