/** The page for addresses that lead nowhere. */
import { escaped, wordsIn } from "./words.js";

/**
 * The page for addresses that lead nowhere. Without it, some hosts answer them with the start page
 * and status 200, and a browser would keep that as if it were the missing file.
 * @param {string | undefined} home The start page's address, if it is known.
 * @returns {import("vite").Plugin}
 */
export function notFound(home) {
  const { say } = wordsIn("en");
  const words = /** @type {const} */ (["title", "text", "link"]).map((part) =>
    escaped(say(`not-found-${part}`)),
  );
  const [title, text, link] = words;
  const source = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>${title}</title>
  <h1>${title}</h1>
  <p>${text}</p>
  ${home ? `<p><a href="${escaped(home)}">${link}</a></p>` : ""}
</html>
`;
  return {
    name: "not-found",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "404.html", source });
    },
  };
}
