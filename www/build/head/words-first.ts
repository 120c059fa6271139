/** Loads the words beside the script, in English unless the address says otherwise. */
import { fetchedAhead, only } from "../html.ts";
import { wayUp } from "../pages.ts";
import type { HeadPass } from "../passes.ts";

export const wordsFirst: HeadPass = (page, { path, bundle }) => {
  const root = only(page, "html");
  const parts = root.getAttribute("data-words");
  if (parts === undefined) return;
  const language = root.getAttribute("data-language") ?? "en";
  const links = ["page", ...parts.split(" ")].map((part) => {
    const words = `/www/messages/${language}/${part}.ftl?raw`;
    const chunk = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(words),
    );
    if (!chunk) throw new Error(`no words of ${part}`);
    return fetchedAhead(wayUp(path) + chunk.fileName);
  });
  only(page, "head").insertAdjacentHTML("beforeend", `  ${links.join("\n    ")}\n  `);
};
