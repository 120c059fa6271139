/**
 * Makes the links of 404.html lead to the start page, at any depth and in any folder of the host.
 * The site's root is the first folder, from the top, that has a file of Cutoff.
 */
export {};

const MOST_FOLDERS = 8;

const folders = location.pathname.split("/").slice(0, -1).filter(Boolean);
for (let depth = 0; depth <= Math.min(folders.length, MOST_FOLDERS); depth += 1) {
  const home = ["", ...folders.slice(0, depth), ""].join("/");
  const answer = await fetch(`${home}connect-four.book`, { method: "HEAD" }).catch(() => null);
  // Some hosts answer requests for missing files with a page and status 200.
  const isPage = /^text\/html/.test(answer?.headers.get("Content-Type") ?? "");
  if (!answer?.ok || isPage) continue;
  for (const link of document.querySelectorAll("a")) link.href = home + link.hash;
  break;
}
