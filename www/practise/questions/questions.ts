/** Chooses questions about a recorded search, in the order of its steps. */
import { sample, seeded } from "../../base/random.ts";
import { expectedAnswer, limitOf } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Exercise } from "../../parts/exercise/exercise.ts";

/**
 * `bounds`: α and β where a node is entered. `cut`: whether a returned value cuts the younger
 * siblings. `value`: the value that a node returns. `limit`: from which value of a leaf its younger
 * siblings are cut. The others are about the search of a whole tree. `nodes`: the number of nodes.
 * `evaluated`: the number of leaves. `leaves`: their values, in the order of the search. `move`: the
 * branch that the root chooses, and its value. Positions have only the first three kinds.
 */
export interface Question {
  kind: Exclude<Exercise["asked"], "all">;
  node: number;
  /** The last step before the answer. */
  before: number;
  /** The step after the answer. */
  after: number;
}

export type QuestionAt = Pick<Question, "kind" | "node">;

/** The kinds of questions about the search of a whole tree. */
const WHOLE = ["nodes", "evaluated", "leaves", "move"] as const;

export const isWhole = (kind: Exercise["asked"]): kind is (typeof WHOLE)[number] =>
  WHOLE.some((one) => one === kind);

/** Lists all questions. `all` has no limits: a limit gives away whether the same cut is made. */
export function allQuestions(record: SearchRecord, choice: Exercise["asked"]): Question[] {
  const last = record.length - 1;
  if (isWhole(choice)) {
    // Without the value of the root, the search may know no best branch.
    const isKnown = choice !== "move" || record.boundKind(0) === "exact";
    return record.isTree() && isKnown ? [{ kind: choice, node: 0, before: 0, after: last }] : [];
  }
  const questions: Question[] = [];
  for (let index = 0; index <= last; index += 1) {
    const { kind, node } = record.step(index);
    if (kind === "enter" && node !== 0 && !record.isLeaf(node)) {
      questions.push({ kind: "bounds", node, before: index, after: index });
    } else if (kind === "enter" && choice === "limit") {
      if (hasLimit(record, node)) questions.push(limitQuestion(record, node));
    } else if (kind === "leave") {
      if (!record.isLeaf(node) && hasChoice(record, node))
        questions.push({ kind: "value", node, before: index - 1, after: index });
      if (hasMore(record, node))
        questions.push({ kind: "cut", node, before: index, after: lastOf(record, index) });
    }
  }
  return questions.filter(
    (question) => (choice === "all" || choice === question.kind) && hasNumbers(record, question),
  );
}

/** True if it matters whose turn it is: branches were cut or their values differ. */
function hasChoice(record: SearchRecord, node: number) {
  const { values, skipped } = record.trace;
  const [first, ...others] = record.children(node).map((child) => values[child]);
  return skipped[node] > 0 || others.some((value) => value !== first);
}

/** True if some value of a leaf cuts its younger siblings, and another does not. */
function hasLimit(record: SearchRecord, node: number) {
  if (!record.isTree() || !record.isLeaf(node) || !hasMore(record, node)) return false;
  return Number.isFinite(limitOf(record, node));
}

/** True if a learner can know the numbers. The score of a win beside estimates means nothing. */
function hasNumbers(record: SearchRecord, question: Question) {
  if (question.kind === "cut" || record.isTree() || !record.isLimited) return true;
  const numbers = Object.values(expectedAnswer(record, question)).map(Number);
  return numbers.every((value) => !Number.isFinite(value) || !record.isDecided(value));
}

/** Draws questions of all kinds by the seed, and asks some cuts as limits. */
export function questionsOf(
  record: SearchRecord,
  { asked, seed, count }: Pick<Exercise, "asked" | "seed" | "count">,
) {
  const all = allQuestions(record, asked);
  const next = seeded(seed);
  const selection = all.length > count ? spread(record, all, count, next) : all;
  return asked === "all" ? invert(record, selection, next) : selection;
}

/** The number of cuts for each one that is asked as a limit. */
const CUTS_PER_LIMIT = 3;

/** Replaces some cuts by limits. A leaf has no steps between, so the order stays. */
function invert(record: SearchRecord, questions: readonly Question[], next: () => number) {
  const cuts = questions.filter(({ kind }) => kind === "cut");
  const able = cuts.filter(({ node }) => hasLimit(record, node));
  // At least one cut stays.
  const count = Math.min(Math.ceil(able.length / CUTS_PER_LIMIT), cuts.length - 1);
  const chosen = new Set(count > 0 ? sample(able, count, next) : []);
  return questions.map((question) =>
    chosen.has(question) ? limitQuestion(record, question.node) : question,
  );
}

function limitQuestion(record: SearchRecord, node: number): Question {
  const after = lastOf(record, record.leaving(node));
  return { kind: "limit", node, before: record.entering(node), after };
}

/** Groups of questions, the most instructive first. */
const GROUPS = ["cut", "exact", "closing", "no-cut", "bound"] as const;

/** The group of a question; `open` for a window with two infinite bounds. */
function groupOf(record: SearchRecord, question: Question): (typeof GROUPS)[number] | "open" {
  const { kind, node } = question;
  const answer = expectedAnswer(record, question);
  if (kind === "cut") return answer.cut ? "cut" : "no-cut";
  if (kind === "limit") return "closing";
  if (kind === "value") return record.boundKind(node) === "exact" ? "exact" : "bound";
  return Object.values(answer).some((bound) => Number.isFinite(bound)) ? "closing" : "open";
}

/** Takes questions from the groups in turn. Open windows only fill up. */
function spread(record: SearchRecord, all: Question[], count: number, next: () => number) {
  const groups = GROUPS.map((name) => all.filter((question) => groupOf(record, question) === name));
  const open = all.filter((question) => groupOf(record, question) === "open");
  const shares = groups.map(() => 0);
  let left = Math.min(count, all.length - open.length);
  const rest = count - left;
  for (let turn = 0; left > 0; turn = (turn + 1) % groups.length) {
    if (shares[turn] === groups[turn].length) continue;
    shares[turn] += 1;
    left -= 1;
  }
  const settled = groups.flatMap((group, at) => sample(group, shares[at], next));
  const selection = new Set([...settled, ...sample(open, rest, next)]);
  return all.filter((question) => selection.has(question));
}

function hasMore(record: SearchRecord, node: number) {
  if (node === 0) return false;
  const { parents, sizes, skipped } = record.trace;
  const above = parents[node];
  return node + sizes[node] < above + sizes[above] || skipped[above] > 0;
}

/** The last step about the node that step `leave` leaves. */
function lastOf(record: SearchRecord, leave: number) {
  const { node } = record.step(leave);
  let last = leave;
  while (last + 1 < record.length && record.step(last + 1).node === node) last += 1;
  return last;
}
