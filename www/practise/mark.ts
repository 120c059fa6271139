/** Mark a tree: which branches are cut, and what each node returns; then checked. */
import { button, make, setText } from "../base/elements.ts";
import { list as listed, say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { focusInView } from "../page/parts.ts";
import { QUESTION } from "./predict.ts";
import {
  countGraded,
  gradeTree,
  ofExtraCut,
  ofMissedCut,
  ofValue,
  rightMarks,
  topicOfMark,
} from "./grading.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { markTree, MARKS_FORM } from "./mark-tree.ts";
import { scoreCard } from "./score-card.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { treeWords } from "./tree-words.ts";
import { diagnosisText } from "./words.ts";
import type { Fault } from "./grading.ts";
import type { ExerciseFrame } from "./score-card.ts";
import type { MarkedTree } from "./mark-tree.ts";
import type { ExerciseSubject } from "./subject.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** The reasons of this many faults are given: later ones often follow from the first. */
const MOST_REASONS = 3;

function treeOf({ record }: ExerciseSubject) {
  if (!record.isTree()) throw new Error("a board is not marked");
  return record;
}

export function openMarks(frame: ExerciseFrame, subject: ExerciseSubject, exercise: Exercise) {
  const record = treeOf(subject);
  if (record.tree.length > MOST_DRAWN) {
    return frame.refuse(say("practise-too-large", { most: MOST_DRAWN }));
  }
  const names = namesOf(record.tree);
  const words = treeWords(record);
  const tree = markTree(record, names);
  const heading = make("h2", { id: QUESTION, tabindex: "-1" }, say("mark-task"));
  const verdict = verdictOfMarks();
  const check = make("button", { type: "submit", class: "primary" }, say("check"));
  const form = make(
    "form",
    { id: MARKS_FORM, class: "buttons" },
    check,
    button(say("clear-button"), () => {
      tree.write({ cut: new Set(), values: new Map() });
      verdict.say("");
      tree.focus();
    }),
    button(say("practise-key-button"), reveal),
  );
  const place = make("div", { class: "answer-place" }, form);
  /** What the first check came to; after a look at the answers none proves anything. */
  let tally: { asked: number; right: number } | null = null;
  let missed: Fault[] = [];

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const marks = tree.read();
    // What is missing gives the answers away: nothing is checked before there is a mark.
    if (marks.cut.size === 0 && [...marks.values.values()].every((value) => value === null)) {
      verdict.say(say("mark-empty"));
      tree.fault([]);
      return;
    }
    // The first check counts: what cannot be read is not one.
    const unread = tree.unread();
    if (unread) {
      verdict.say(say("practise-unread"));
      return unread.focus();
    }
    const found = gradeTree(record, marks);
    const asked = countGraded(record, marks);
    if (tally === null) missed = found;
    tally ??= { asked, right: asked - found.length };
    tree.fault(found);
    verdict.show(found, (fault) => faultText(fault, marks));
    if (found.length === 0) end(tally);
  });

  function faultText(fault: Fault, marks: MarkedTree) {
    const diagnosis = diagnosisText(diagnosed(subject, fault, marks), words.name);
    return diagnosis ? `${words.fault(fault)} ${diagnosis}` : words.fault(fault);
  }

  function reveal() {
    const marks = rightMarks(record);
    tree.write(marks);
    verdict.say(keyText(marks));
    end(tally ?? { asked: countGraded(record, marks), right: 0 });
  }

  function keyText({ cut, values }: MarkedTree) {
    const cuts = listed([...cut].map((index) => names[index]));
    const lines = [...values].map(([index, value]) =>
      say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
    );
    return say("practise-key-told", { cuts: cuts || say("none"), values: listed(lines) });
  }

  function end(result: { asked: number; right: number }) {
    tree.lock();
    setText(heading, say("mark-done", result));
    place.replaceChildren(...scoreCard(frame, exercise).end(result, missed.map(topicOfMark)));
    const on = place.querySelector<HTMLButtonElement>("button.primary");
    if (on) focusInView(on);
  }

  frame.fill(tree.element, [heading, place, ...verdict.elements]);
  tree.draw();
  if (frame.focus) tree.focus();
  return tree.close;
}

/** What is said of the marks: whether they are right, why the first faults are some, and how many more there are. */
function verdictOfMarks() {
  const status = make("p", { class: "verdict", role: "status" });
  const faults = make("ol", { class: "mark-faults" });
  const rest = make("p", { class: "explained" });
  return {
    elements: [status, faults, rest],
    say(text: string) {
      status.classList.remove("right", "wrong");
      setText(status, text);
      faults.replaceChildren();
      rest.textContent = "";
    },
    show(found: Fault[], reasonOf: (fault: Fault) => string) {
      const isRight = found.length === 0;
      const first = found.slice(0, MOST_REASONS);
      faults.replaceChildren(...first.map((fault) => make("li", {}, reasonOf(fault))));
      const more = found.length - first.length;
      rest.textContent = more === 0 ? "" : say("mark-more", { count: more });
      status.classList.toggle("right", isRight);
      status.classList.toggle("wrong", !isRight);
      const wrong = () => say("practise-marks-wrong", { faults: found.length });
      setText(status, isRight ? say("practise-right") : wrong());
      if (!isRight) faults.firstElementChild?.scrollIntoView({ block: "nearest" });
    },
  };
}

/** Which misunderstanding a wrong mark comes from, if it is a usual one. */
function diagnosed(
  { record, others }: ExerciseSubject,
  { kind, index }: Fault,
  { values }: MarkedTree,
) {
  if (!record.isTree()) return null;
  const above = record.visit(record.tree[index].parent);
  if (kind === "missing-cut") return ofMissedCut(record, above);
  if (kind === "wrong-value") {
    return ofValue(record, others, record.visit(index), values.get(index));
  }
  if (kind !== "extra-cut") return null;
  const before = record.children(above).findLast((child) => child < record.visit(index));
  return before === undefined ? null : ofExtraCut(record, others, before);
}
