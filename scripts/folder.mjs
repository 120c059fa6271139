/** The path of the project. */
import { fileURLToPath } from "node:url";

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The fault of the path of the project's folder, or undefined. Workbox, which makes the service
 * worker, writes paths between apostrophes into a script and does not escape them.
 * @param {string} path
 */
export function folderFault(path) {
  if (!path.includes("'")) return;
  return (
    `The path of this folder has an apostrophe: ${path}\n` +
    "The page cannot be built there. Please move the folder or rename it, and run this again."
  );
}
