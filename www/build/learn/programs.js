/** A part of the program in all five languages as HTML; the reader chooses one. */
import { readFileSync } from "node:fs";
import { regions } from "../../../learn/programs/regions.js";
import { escaped } from "../../base/shape.js";

/** The programming languages, in the order in which they are offered. */
export const PROGRAMS = /** @type {const} */ ([
  { id: "python", name: "Python", file: "minimax.py" },
  { id: "javascript", name: "JavaScript", file: "minimax.js" },
  { id: "rust", name: "Rust", file: "minimax.rs" },
  { id: "cpp", name: "C++", file: "minimax.cpp" },
  { id: "java", name: "Java", file: "Minimax.java" },
]);

const folder = new URL("../../../learn/programs/", import.meta.url);

/** The text of a program. @param {string} file */
export function programText(file) {
  return readFileSync(new URL(file, folder), "utf8");
}

/**
 * @param {string} region
 * @param {import("../../messages/catalogue.js").Catalogue} words
 * @param {string} root The way to the root of the site.
 */
export function programHtml(region, { say, markup }, root) {
  const choices = PROGRAMS.map(({ id, name }, index) => {
    const checked = index === 0 ? " checked" : "";
    return `<label><input type="radio" name="program" value="${id}"${checked} /> <bdi>${name}</bdi></label>`;
  });
  const parts = PROGRAMS.map(({ id, file }) => {
    const code = regions(programText(file)).get(region);
    if (code === undefined) throw new Error(`${file} has no region ${region}`);
    const download = `<a href="${root}learn/programs/${file}" download="${file}">${say("program-download")}</a>`;
    return `<div class="listing" data-program="${id}">
<pre dir="ltr" tabindex="0"><code translate="no">${escaped(code)}</code></pre>
<p class="code-links">${download}</p>
</div>`;
  });
  const label = escaped(markup("program-language").attributes["aria-label"]);
  return `<section class="program">
<h2>${say("program-title")}</h2>
<div class="choices" role="radiogroup" aria-label="${label}">${choices.join("")}</div>
${parts.join("\n")}
<p><a href="${root}practise/#mode=program&amp;way=table">${say("program-judge")}</a></p>
</section>`;
}
