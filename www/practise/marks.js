/** A whole tree to be marked: which branches are cut, and what each node returns; then checked. */
import { button, make } from "../page/elements.js";
import { list as listed, say } from "../messages/index.js";
import { figure, pathText } from "../page/figures.js";
import { setText } from "../page/parts.js";
import { layOutWritten } from "../watch/written-layout.js";
import { svg } from "../page/svg.js";
import { countGraded, gradeTree, rightMarks } from "./grading.js";
import { readNumber } from "../page/typed-numbers.js";
import { sketch } from "./sketch.js";
import { faultSentence } from "./words.js";

/** @typedef {import("../watch/tree-record.js").TreeRecord} TreeRecord */
/** @typedef {import("./score.js").Tally} Tally */

/** Wide enough for a finger on each leaf, and deep enough for one on each branch. */
const [ACROSS, DOWN, HALF] = [60, 128, 22];

/**
 * @param {HTMLElement} box
 * @param {TreeRecord} record
 * @param {(tally: Tally) => void} count Called with the result of the first check.
 */
export function openMarks(box, record, count) {
  const edges = record.tree.map((_, index) => (index === 0 ? null : edgeButton(record, index)));
  const fields = record.tree.map((_, index) => valueField(record, index));
  const status = make("p", { role: "status", class: "quiz-verdict" });
  const list = make("ol", { class: "quiz-faults" });
  const key = make("figure", { class: "quiz-key scrolls", tabindex: "0" });
  key.hidden = true;
  let counted = false;

  const check = () => {
    const marks = read();
    const faults = gradeTree(record, marks);
    for (const element of [...edges, ...fields]) element?.classList.remove("quiz-wrong");
    for (const field of fields) field?.setAttribute("aria-invalid", "false");
    for (const { kind, index } of faults) {
      const cut = kind === "extra-cut" || kind === "missing-cut";
      const element = cut ? edges[index] : fields[index];
      element?.classList.add("quiz-wrong");
      if (!cut) element?.setAttribute("aria-invalid", "true");
    }
    list.replaceChildren(...faults.map((fault) => make("li", {}, faultSentence(record, fault))));
    setText(status, faults.length === 0 ? say("quiz-marks-right") : verdict(faults.length));
    if (counted) return;
    counted = true;
    const asked = countGraded(record, marks);
    count({ asked, right: asked - faults.length, wrong: faults.length });
  };
  /** @returns {import("./grading.js").Marks} */
  const read = () => ({
    cut: new Set(edges.flatMap((edge, index) => (isPressed(edge) ? [index] : []))),
    values: new Map(
      fields.flatMap((field, index) => (field ? [[index, readNumber(field.value)]] : [])),
    ),
  });
  const clear = () => {
    for (const edge of edges) edge?.setAttribute("aria-pressed", "false");
    for (const field of fields) if (field) field.value = "";
    for (const element of [...edges, ...fields]) element?.classList.remove("quiz-wrong");
    for (const field of fields) field?.removeAttribute("aria-invalid");
    list.replaceChildren();
    setText(status, "");
  };
  const reveal = () => {
    // After a look at the key, a check proves nothing.
    counted = true;
    key.hidden = !key.hidden;
    show.setAttribute("aria-expanded", String(!key.hidden));
    if (key.hidden) return;
    const caption = make("figcaption", {}, say("quiz-key"));
    const drawing = sketch(record, rightMarks(record), keyText(record));
    key.replaceChildren(caption, drawing);
    key.setAttribute("aria-label", say("quiz-key"));
  };
  const show = button(say("quiz-key-button"), reveal, { "aria-expanded": "false" });
  box.replaceChildren(
    make("p", {}, say("quiz-marks-explained")),
    drawn(record, edges, fields),
    make(
      "div",
      { class: "buttons" },
      button(say("quiz-check-button"), check),
      button(say("quiz-clear-button"), clear),
      show,
    ),
    status,
    list,
    key,
  );
}

/** @param {number} faults */
const verdict = (faults) => say("quiz-marks-wrong", { faults });

/** @param {HTMLElement | null} edge */
const isPressed = (edge) => edge?.getAttribute("aria-pressed") === "true";

/** The key in words. @param {TreeRecord} record */
function keyText(record) {
  const { cut, values } = rightMarks(record);
  const cuts = listed([...cut].map((index) => pathText(record.way(index))));
  const lines = [...values].map(
    ([index, value]) =>
      `${pathText(record.way(index)) || say("quiz-place-root")}: ${figure(value)}`,
  );
  return say("quiz-key-told", { cuts: cuts || say("quiz-no-cuts"), values: listed(lines) });
}

/** @param {TreeRecord} record @param {number} index */
function edgeButton(record, index) {
  const { children, value, name } = record.tree[index];
  const path = pathText(record.way(index));
  const leaf = children.length === 0;
  const label = leaf
    ? say("quiz-edge-leaf", { path, value: name ?? figure(value ?? 0) })
    : say("quiz-edge-node", { path });
  const element = button(say("quiz-scissors"), () => {
    element.setAttribute("aria-pressed", String(!isPressed(element)));
  });
  element.setAttribute("aria-pressed", "false");
  element.setAttribute("aria-label", label);
  element.className = "quiz-edge-button";
  return element;
}

/** The field for what an inner node returns; none at a leaf. @param {TreeRecord} record @param {number} index */
function valueField(record, index) {
  const { children } = record.tree[index];
  if (children.length === 0) return null;
  const max = record.maximises(index);
  const side = max ? say("quiz-max") : say("quiz-min");
  const path = pathText(record.way(index)) || say("quiz-place-root");
  return make("input", {
    type: "text",
    class: "quiz-value",
    dir: "ltr",
    autocomplete: "off",
    "aria-label": say("quiz-value-of", { path, side }),
  });
}

/**
 * The drawing with its buttons and fields, each before those of its subtree.
 * @param {TreeRecord} record
 * @param {(HTMLElement | null)[]} edges
 * @param {(HTMLElement | null)[]} fields
 */
function drawn(record, edges, fields) {
  const { tree } = record;
  const { places, width, height } = layOutWritten(tree, ACROSS, DOWN);
  const paper = make("div", { class: "quiz-paper" });
  // Set through the object model: the page's security policy forbids style attributes.
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  const drawing = svg("svg", { width, height, "aria-hidden": "true" });
  paper.append(drawing);
  for (const [index, node] of tree.entries()) {
    const [x, y] = places[index];
    const max = record.maximises(index);
    if (index > 0) {
      const [x1, y1] = places[node.parent];
      const knee = y - HALF - 44;
      const d = `M${x1} ${y1 + HALF}L${x} ${knee}V${y - HALF}`;
      drawing.append(svg("path", { class: "quiz-edge", d }));
      put(paper, edges[index], x, y - HALF - 24);
    }
    const leaf = node.children.length === 0;
    const sign = svg("text", {
      class: leaf ? "quiz-figure" : "quiz-side",
      "text-anchor": "middle",
    });
    sign.setAttribute("x", String(leaf ? x : x - 19));
    sign.setAttribute("y", String(leaf ? y - 2 : y + 4));
    sign.textContent = leaf ? (node.name ?? figure(node.value ?? 0)) : max ? "▲" : "▼";
    drawing.append(sign);
    put(paper, fields[index], x, y);
  }
  return make(
    "div",
    { class: "quiz-box scrolls", role: "group", "aria-label": say("quiz-drawing") },
    paper,
  );
}

/** @param {HTMLElement} paper @param {HTMLElement | null} element @param {number} x @param {number} y */
function put(paper, element, x, y) {
  if (!element) return;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  paper.append(element);
}
