/** Parts of a stage of the program in all five languages as HTML; the reader chooses one. */
import { newLines, regions } from "../../../learn/programs/regions.js";
import { LANGUAGES, STAGES, fileOf } from "../../../learn/programs/stages.js";
import { programText } from "../../../learn/programs/written.js";
import { escaped } from "../../base/svg-shape.ts";
import type { Stage } from "../../../learn/programs/stages.js";
import type { Catalogue } from "../../messages/catalogue.ts";

/**
 * What a chapter shows: a stage, names of its regions, and the stage and region whose lines are not
 * new.
 */
export type ShownProgram = { stage: string; region: string; since?: string };

/**
 * Some regions of a stage, one below the other.
 * @param names Separated by spaces.
 */
export function partOf(stage: string, names: string, extension: string) {
  const all = regions(programText(stage as Stage, extension));
  const parts = names.split(" ").map((name) => {
    const part = all.get(name);
    if (part === undefined) throw new Error(`${fileOf(stage, extension)} has no region ${name}`);
    return part;
  });
  return parts.join("\n\n");
}

function codeHtml({ stage, region, since }: ShownProgram, extension: string) {
  const lines = partOf(stage, region, extension).split("\n");
  const [from = "", names = ""] = since?.split(" ") ?? [];
  const marks = since ? newLines(lines, partOf(from, names, extension).split("\n")) : [];
  return lines
    .map((line, n) => (marks[n] ? `<ins>${escaped(line)}</ins>` : escaped(line)))
    .join("\n");
}

/** @param root The way to the root of the site. */
export function programHtml(shown: ShownProgram, { say, markup }: Catalogue, root: string) {
  const { stage, region, since } = shown;
  const group = `program-${stage}-${region.replaceAll(" ", "-")}`;
  const choices = LANGUAGES.map(({ id, name }, index) => {
    const checked = index === 0 ? " checked" : "";
    return `<label><input type="radio" name="${group}" value="${id}"${checked} /> <bdi>${name}</bdi></label>`;
  });
  const parts = LANGUAGES.map(({ id, extension }) => {
    const file = fileOf(stage, extension);
    const download = `<a href="${root}learn/programs/${file}" download="${file}">${say("program-download")}</a>`;
    return `<div class="listing" data-program="${id}">
<pre dir="ltr" tabindex="0"><code translate="no">${codeHtml(shown, extension)}</code></pre>
<p class="code-links">${download}</p>
</div>`;
  });
  const label = escaped(markup("program-language").attributes["aria-label"]);
  const number = STAGES.findIndex((one) => one === stage) + 1;
  const title = say("program-title", {
    number,
    stages: STAGES.length,
    name: say(`stage-${STAGES[number - 1]}`),
  });
  const from = since?.split(" ")[0] ?? "";
  const places = { number: STAGES.findIndex((one) => one === from) + 1 };
  const legend = from === stage ? say("program-new-soft") : say("program-new", places);
  const marked = since ? `<p class="program-new">${escaped(legend)}</p>` : "";
  return `<section class="program" data-run="${region === "fail-hard" ? region : stage}">
<h2>${escaped(title)}</h2>
<div class="choices" role="radiogroup" aria-label="${label}">${choices.join("")}</div>
${marked}
${parts.join("\n")}
<p class="judge"><a href="${root}practise/#mode=program&amp;way=table">${say("program-judge")}</a></p>
</section>`;
}
