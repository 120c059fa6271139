/** All words of a language, as the page has them when every room has been entered. */
import { readFileSync } from "node:fs";

const PARTS = ["page", "search", "lab"];

/** @param {string} language */
export function words(language) {
  return PARTS.map((part) =>
    readFileSync(new URL(`../../www/messages/${language}/${part}.ftl`, import.meta.url), "utf8"),
  ).join("\n");
}
