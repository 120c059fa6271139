/** What is said of an exercise, of an answer, and of the search of a position. */
import { list, say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { boardName } from "../page/games.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import { signsOf } from "../parts/search/value-text.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Answer, Grade } from "./grading.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Question } from "./questions.ts";

/** A convention in words. @param words As the engine takes them. */
export function conventionText(words: string) {
  return say("convention-told", conventionParts(words));
}

/** What an exercise is called, so that others can set the same. */
export function exerciseText(exercise: Exercise) {
  const { source, seed, plies, branches, example, tree, board, game, depth } = exercise;
  const root = exercise.root === "max" ? say("max") : say("min");
  if (source === "random") return say("practise-name-random", { seed, plies, branches, root });
  if (source === "gallery")
    return say("practise-name-gallery", { name: say(`tree-gallery-${example}`) });
  if (source === "board") {
    const deep = depth === null ? say("depth-end") : say("depth-at", { count: depth });
    return say("practise-name-board", { board, seed, game: boardName(game), depth: deep });
  }
  const text = tree.length > 60 ? `${tree.slice(0, 60)}…` : tree;
  return say("practise-name-own", { tree: text, root });
}

/** Which side moves at a node of a position's search. */
export function sideText(record: SearchRecord, node: number) {
  return record.player(node) === "X" ? say("max-x") : say("min-o");
}

/** What a position of the search is called. */
export function placeText(record: SearchRecord, node: number) {
  if (node === 0) return say("practise-place-root");
  const { parents, moves } = record.trace;
  return say("practise-place", { player: record.player(parents[node]), cell: moves[node] });
}

/** What is asked of a position. */
export function questionText(record: SearchRecord, { kind, node }: Question) {
  const [place, side] = [placeText(record, node), sideText(record, node)];
  if (kind === "value") return say("practise-ask-value", { node: place, side });
  if (kind === "bounds") return say("practise-ask-bounds", { node: place, side });
  const above = record.trace.parents[node];
  const values = { above: placeText(record, above), place, side: sideText(record, above) };
  return say("practise-ask-cut-moves", values);
}

/**
 * What a wrong answer would be right for; nothing where that is not known.
 * @param name What a node is called.
 */
export function diagnosisText(diagnosis: Diagnosis | null, name: (node: number) => string) {
  if (diagnosis === null) return "";
  if (diagnosis.kind === "deep") return say("diagnosis-deep", { owner: name(diagnosis.owner) });
  if (diagnosis.kind === "sides") return say("diagnosis-sides", { player: diagnosis.side });
  const x = "value" in diagnosis ? figure(diagnosis.value) : "none";
  return say(`diagnosis-${diagnosis.kind.replace("limit-", "")}`, { x });
}

/** How an answer begins that has two parts. */
const WRITTEN: Partial<Record<string, string>> = { alpha: "α = ", beta: "β = " };

/** What a learner has answered. */
export function answerText(answer: Answer) {
  const parts = Object.entries(answer).map(([part, value]) =>
    typeof value === "boolean"
      ? say(value ? "cut-yes" : "cut-no")
      : `${WRITTEN[part] ?? ""}${signsOf(figure(value), "exact", false)}`,
  );
  return say("practise-answered", { answer: list(parts) });
}

/** Whether an answer is right, and else what is. */
export function verdictText(grades: Grade[]) {
  const wrong = grades.filter((grade) => !grade.right);
  if (wrong.length === 0) return say("practise-right");
  const texts = wrong.map(({ part, expected }) => {
    if (typeof expected === "boolean")
      return expected ? say("practise-is-cut") : say("practise-is-open");
    return part === "alpha" || part === "beta"
      ? say("practise-is-bound", { part, value: figure(expected) })
      : say(`practise-is-${part}`, { value: figure(expected) });
  });
  return [say("practise-wrong"), ...texts].join(" ");
}
