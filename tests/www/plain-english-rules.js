/**
 * Finds faults of plain English that a program can see. docs/words.md has a bad and a good example
 * for each rule.
 */

/** Code in a text, which the rules do not apply to. */
const CODE = /`[^`]*`/g;
/** A sentence ends before a capital letter, a quote, a bracket or the end of a line. */
const SENTENCE_END = /(?<=[.!?؟][”»)]?)\s+(?=[\p{Lu}\p{Lo}“«(¿¡`{\d])/u;

/** @param {string} text */
export const sentencesOf = (text) => text.split(SENTENCE_END).filter((part) => /\p{L}/u.test(part));

/** @param {string} text */
const wordCount = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const VERB =
  /^(?:am|is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|will|would|should|needs?|takes?|gives?|goes|comes|makes?|says?|stays?|keeps?|holds?|begins|means)$/i;
/** Words that begin a clause or an instruction. */
const OPENING =
  /^(?:it|they|he|she|we|you|there|this|then|so|what|where|if|when|while|since|because|check|copy|write|use|see|add|choose|change|turn|switch)$/i;
/** Words after which a verb is part of a subordinate clause. */
const INNER = /^(?:that|which|who|whose|as|if|where|when|while|unless|until|since)$/i;

/** Finds out whether a clause begins soon after a colon. @param {string} rest */
function isClause(rest) {
  const words = rest.split(/[\s,]+/);
  if (OPENING.test(words[0])) return true;
  const inner = words.findIndex((word) => INNER.test(word));
  return words.slice(0, inner < 0 ? 8 : Math.min(inner, 8)).some((word) => VERB.test(word));
}

const LABEL_WORDS = 4;
/** The colons that join two clauses. @param {string} text */
function joiningColons(text) {
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(/[^\s:]: (?=[a-z])/g)].flatMap(({ index }) => {
      const before =
        sentence
          .slice(0, index + 1)
          .split(/[;:(] ?/)
          .at(-1) ?? "";
      const rest = sentence.slice(index + 3).split(/[:;.)]/)[0];
      return wordCount(before) > LABEL_WORDS && isClause(rest) ? [`${before}: ${rest}`] : [];
    }),
  );
}

/** @param {RegExp} pattern @returns {(text: string) => string[]} */
const matches = (pattern) => (text) => [...text.matchAll(pattern)].map(([found]) => found);

/**
 * @typedef {"message" | "label" | "comment" | "text"} Kind The kind of text that a rule is for;
 * "text" is any.
 */
/** @type {{ id: string, kind: Kind, find: (text: string) => string[] }[]} */
export const RULES = [
  { id: "E2", kind: "text", find: matches(/\bneeds? not\b/gi) },
  { id: "E11", kind: "text", find: joiningColons },
  {
    id: "E12",
    kind: "text",
    find: matches(
      /(?<!\bthere )(?<!\b(?:is|are) there )\b(?:is|are|was|were|be|been) no (?!longer\b|more\b|less\b|fewer\b|other\b)\w+/gi,
    ),
  },
  {
    id: "E13",
    kind: "text",
    find: matches(
      /(?<!times )(?<!twice )(?<!half )\b(?:so|as) (?:many|much|few)\b(?!(?: [^\s.;:]+){0,8}? (?:as|that)\b)[^.;:]{0,20}/gi,
    ),
  },
  {
    id: "E14",
    kind: "text",
    find: matches(/\bwhere (?:the |a )?stones? falls?\b|\bstones fall\b/gi),
  },
  {
    id: "E15",
    kind: "text",
    find: matches(
      /\bst(?:and|ands|ood|anding) (?:in|on|at|there|beside|behind|above|below|under|before|after)\b/gi,
    ),
  },
  {
    id: "E16",
    kind: "text",
    find: matches(/\bestimates? (?:there|here)\b|\band estimates?(?=[,.])/gi),
  },
  { id: "E17", kind: "text", find: matches(/\b(?:let|have|has|had)\b[^.,]{0,30} judged\b/gi) },
  {
    id: "E18",
    kind: "text",
    find: matches(/\b(?:a|an|one|each|every|the|no) (?:press|tap|click)\b(?! of)/gi),
  },
  {
    id: "E19",
    kind: "text",
    find: matches(
      /(?<!\bof (?:the|an?|each|every|all|its|these|some) )\b(?:moves?|cells?|columns?|positions?|boards?) (?:(?:is|are|was|were) (?:not |already |soon )?)?proved\b|\bproves? (?:a|the|each|every|its|one|no) (?:move|cell|column|position|board)\b(?!['’]s)/gi,
    ),
  },
  { id: "E22", kind: "text", find: matches(/, and \w+ with (?:it|them)\b/gi) },
  {
    id: "E23",
    kind: "message",
    find: (text) => sentencesOf(text).filter((sentence) => wordCount(sentence) > 25),
  },
  { id: "E24", kind: "label", find: (text) => (sentencesOf(text).length > 2 ? [text] : []) },
  {
    id: "E25",
    kind: "comment",
    find: matches(
      /^(?:What|Whether|How|Who|Whose|Which|Where|When|Why|Until|So many|As many|That)\b.{0,40}/g,
    ),
  },
  {
    id: "E26",
    kind: "message",
    find: matches(/\b(?:Press|Tap|Click) (?:a|an|the|on|one|them|it)\b/g),
  },
  {
    id: "E27",
    kind: "text",
    find: matches(/\b(?:nodes?|branch(?:es)?) of (?:MIN|MAX)\b|\blessons? of \d+/g),
  },
];

/**
 * Lists the faults of a text, each with its rule and words.
 * @param {string} text
 * @param {Kind[]} kinds
 * @returns {{ id: string, words: string }[]}
 */
export function faultsOf(text, kinds) {
  const bare = text.replace(CODE, "`x`").replace(/\s+/g, " ").trim();
  return RULES.filter(({ kind }) => kinds.includes(kind)).flatMap(({ id, find }) =>
    find(bare).map((words) => ({ id, words })),
  );
}

/**
 * Lists the paragraphs, headings, list items and cells of a Markdown page, without code.
 * @param {string} page
 */
export function passagesOf(page) {
  const prose = page.replace(/^```[\s\S]*?^```$/gm, "\n").replace(/<!--[\s\S]*?-->/g, "\n");
  return prose
    .replace(/^(?:\||#|[-*] |\d+\. )/gm, "\n$&")
    .split(/\n\s*\n/)
    .flatMap((part) => (part.startsWith("|") ? part.split(/(?<!\\)\|/) : [part]))
    .map((part) => part.replace(/^(?:#+|[-*]|\d+\.|>) /, "").replace(/\]\([^)]*\)/g, "]"))
    .filter((part) => /\p{L}{2}/u.test(part));
}

/**
 * Lists the comments of a Rust file, each paragraph with its first line number.
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function commentsOf(source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  let sign = "";
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of source.split("\n").entries()) {
    const [, next = "", words = ""] = line.match(/^\s*(\/\/[/!]?)(?: (.*))?$/) ?? [];
    if (next !== sign) [isCode, isOpen] = [false, false];
    sign = next;
    if (words.startsWith("```")) isCode = !isCode;
    if (isCode || words.trim() === "" || words.startsWith("```")) {
      isOpen = false;
      continue;
    }
    if (isOpen && !/^(?:[-*|#@]|\d+\.)/.test(words)) found[found.length - 1].text += ` ${words}`;
    else found.push({ line: index + 1, text: words.replace(/^(?:[-*#|]|\d+\.) /, "") });
    isOpen = true;
  }
  return found;
}
