/** Mark a tree: which branches are cut, and what each node returns; then checked. */
import { button, make, setText } from "../base/elements.js";
import { list as listed, say } from "../messages/index.js";
import { figure } from "../messages/figures.js";
import { focusInView } from "../page/parts.js";
import { QUESTION } from "./answer-form.js";
import { ofExtraCut, ofMissedCut, ofValue } from "./diagnosis.js";
import { countGraded, gradeTree, rightMarks } from "./grading.js";
import { topicOfMark } from "./topics.js";
import { namesOf } from "../parts/tree/node-names.js";
import { markTree } from "./mark-tree.js";
import { scoreCard } from "./score-card.js";
import { MARKS_FORM } from "./tree-marks.js";
import { MOST_DRAWN } from "../parts/tree/fit.js";
import { treeWords } from "./tree-words.js";
import { diagnosisText } from "./words.js";

/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Fault, ExerciseFrame, MarkedTree, ExerciseSubject } from "./types.d.ts" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/** Of so many faults the reasons are given: later ones often follow from the first. */
const MOST_REASONS = 3;

/**
 * @param {ExerciseFrame} frame
 * @param {ExerciseSubject} subject
 * @param {Exercise} exercise
 */
export function openMarks(frame, subject, exercise) {
  const record = /** @type {TreeRecord} */ (subject.record);
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
  /** What the first check came to; after a look at the answers none proves anything. @type {{ asked: number, right: number } | null} */
  let tally = null;
  /** What the first check found. @type {Fault[]} */
  let missed = [];

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

  /** @param {Fault} fault @param {MarkedTree} marks */
  function faultText(fault, marks) {
    const diagnosis = diagnosisText(diagnosed(subject, fault, marks), words.name);
    return diagnosis ? `${words.fault(fault)} ${diagnosis}` : words.fault(fault);
  }

  function reveal() {
    const marks = rightMarks(record);
    tree.write(marks);
    verdict.say(keyText(marks));
    end(tally ?? { asked: countGraded(record, marks), right: 0 });
  }

  /** @param {MarkedTree} marks */
  function keyText({ cut, values }) {
    const cuts = listed([...cut].map((index) => names[index]));
    const lines = [...values].map(([index, value]) =>
      say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
    );
    return say("practise-key-told", {
      cuts: cuts || say("none"),
      values: listed(lines),
    });
  }

  /** @param {{ asked: number, right: number }} result */
  function end(result) {
    tree.lock();
    setText(heading, say("mark-done", result));
    place.replaceChildren(...scoreCard(frame, exercise).end(result, missed.map(topicOfMark)));
    const on = place.querySelector(/** @type {"button"} */ ("button.primary"));
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
    /** Says something else. @param {string} text */
    say(text) {
      status.classList.remove("right", "wrong");
      setText(status, text);
      faults.replaceChildren();
      rest.textContent = "";
    },
    /** @param {Fault[]} found @param {(fault: Fault) => string} reasonOf */
    show(found, reasonOf) {
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

/** Which misunderstanding a wrong mark comes from, if it is a usual one. @param {ExerciseSubject} subject @param {Fault} fault @param {MarkedTree} marks */
function diagnosed({ record: searched, others }, { kind, index }, { values }) {
  const record = /** @type {TreeRecord} */ (searched);
  const above = record.visit(record.tree[index].parent);
  if (kind === "missing-cut") return ofMissedCut(record, above);
  if (kind === "wrong-value") {
    return ofValue(record, others, record.visit(index), values.get(index));
  }
  if (kind !== "extra-cut") return null;
  const before = record.children(above).findLast((child) => child < record.visit(index));
  return before === undefined ? null : ofExtraCut(record, others, before);
}
