/** Reads the blocks of a chapter and groups them into passages. */
import { STAMP, DEFAULT_STAGE, attributesIn, type Chapter } from "../../../learn/chapters/read.ts";
import type { ProgramExcerpt } from "./programs.tsx";

/**
 * A part of a chapter. `spoilers` numbers the paragraphs after a figure that give away its answer.
 * `reason` is shown with the answer to a question. A question is `beside` a figure or ends its
 * chapter. A `link` leads to another place.
 */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "figure"; name: string; spoilers: [from: number, to: number] | null }
  | { kind: "program"; program: ProgramExcerpt }
  | { kind: "question"; ask: string; answer: string; reason: string | null; beside: boolean }
  | { kind: "link"; words: string; place: string; what: string };

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const ELEMENT = /^<cutoff-(figure|program|question)\s([^>]*)>(.*?)<\/cutoff-/s;
const LINK = /^\[([^\]]+)\]\((\w+):([\w-]+)\)$/;

export function blocksOf({ paragraphs }: Chapter): Block[] {
  const blocks: Block[] = [];
  let lastQuestion: { reason: string | null } | null = null;
  for (const paragraph of paragraphs) {
    const text = paragraph.replace(STAMP, "").trim();
    const [, element, attributes = "", inside] = ELEMENT.exec(text) ?? [];
    const set = attributesIn(attributes);
    const [, words, place, what] = LINK.exec(text) ?? [];
    if (element === "figure") {
      const [from, to = from] = set.spoilers?.split("-").map(Number) ?? [];
      blocks.push({ kind: "figure", name: set.name, spoilers: from ? [from, to] : null });
    } else if (element === "program") {
      const { stage = DEFAULT_STAGE, region, since } = set;
      blocks.push({ kind: "program", program: { stage, region, since } });
    } else if (element === "question") {
      const question = { kind: "question" as const, ask: inside, answer: set.answer };
      const block = { ...question, reason: null, beside: set.name !== undefined };
      blocks.push(block);
      // The paragraph after a question appears with its answer.
      lastQuestion = block;
    } else if (place) blocks.push({ kind: "link", words, place, what });
    else if (lastQuestion) {
      lastQuestion.reason = text;
      lastQuestion = null;
    } else blocks.push({ kind: "text", text });
  }
  return blocks;
}

/** Groups blocks: text with one figure beside it, or a single block. */
export function passagesOf(blocks: readonly Block[]): Block[][] {
  const passages: Block[][] = [];
  let open: Block[] | null = null;
  for (const block of blocks) {
    const isLast = block.kind === "question" && !block.beside;
    const alone = block.kind === "program" || block.kind === "link" || isLast;
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

/** Moves the introduction of the next figure out of a passage, unless it is the only text there. */
function introduction(passage: Block[]) {
  const last = passage[passage.length - 1];
  const before = passage[passage.length - 2];
  return last.kind === "text" && before.kind !== "figure" ? passage.splice(-1) : [];
}
