/** The parts of a chapter in their order, and which of them stand side by side. Pure. */

/** @import { Chapter } from "../../../learn/chapters/read.js" */
/** @import { Block } from "./types.d.ts" */

const STAMP = /^<!-- en [0-9a-f]{6} -->\n/;
const ELEMENT = /^<cutoff-(figure|program|question)\s([^>]*)>(.*?)<\/cutoff-/s;
const WAY = /^\[([^\]]+)\]\((\w+):([\w-]+)\)$/;

/** @param {Chapter} chapter @returns {Block[]} */
export function blocksOf({ paragraphs }) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {{ reason: string | null } | null} */
  let asked = null;
  for (const paragraph of paragraphs) {
    const text = paragraph.replace(STAMP, "").trim();
    const [, element, attributes = "", inside] = ELEMENT.exec(text) ?? [];
    const set = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const [, words, place, what] = WAY.exec(text) ?? [];
    if (element === "figure") blocks.push({ kind: "figure", name: set.name });
    else if (element === "program") {
      const { region, since } = set;
      blocks.push({ kind: "program", shown: { stage: set.stage ?? "minimax", region, since } });
    } else if (element === "question") {
      const question = { kind: /** @type {const} */ ("question"), ask: inside, answer: set.answer };
      const block = { ...question, reason: null, beside: set.name !== undefined };
      blocks.push(block);
      // The paragraph after a question appears with its answer.
      asked = block;
    } else if (place) blocks.push({ kind: "way", words, place, what });
    else if (asked) {
      asked.reason = text;
      asked = null;
    } else blocks.push({ kind: "text", text });
  }
  return blocks;
}

/**
 * The blocks in passages: text with one figure beside it, or one block that stands alone.
 * @param {readonly Block[]} blocks
 * @returns {Block[][]}
 */
export function passagesOf(blocks) {
  /** @type {Block[][]} */
  const passages = [];
  /** @type {Block[] | null} */
  let open = null;
  for (const block of blocks) {
    const alone = block.kind === "program" || block.kind === "way" || isLast(block);
    const second = block.kind === "figure" && open?.some(({ kind }) => kind === "figure");
    if (alone) {
      passages.push([block]);
      open = null;
    } else if (open && second) passages.push((open = [...introduction(open), block]));
    else if (open) open.push(block);
    else passages.push((open = [block]));
  }
  return passages;
}

/**
 * Takes the text before a figure out of the passage before it: it speaks of this figure. What is the
 * only text after the passage's own figure stays there.
 * @param {Block[]} passage
 */
function introduction(passage) {
  const last = passage[passage.length - 1];
  const before = passage[passage.length - 2];
  return last.kind === "text" && before.kind !== "figure" ? passage.splice(-1) : [];
}

/** The question at the end of a chapter; others belong to a figure. @param {Block} block */
function isLast(block) {
  return block.kind === "question" && !block.beside;
}
