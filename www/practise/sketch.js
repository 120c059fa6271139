/** A tree on paper: to be marked, or with the marks that are right. */
import { outline } from "../watch/tree-figure.js";
import { layOutWritten } from "../watch/written-layout.js";
import { svg } from "../page/svg.js";
import { figure } from "../page/figures.js";

/** @typedef {import("../watch/tree-record.js").TreeRecord} TreeRecord */

const [ACROSS, DOWN] = [52, 84];

/**
 * @param {TreeRecord} record
 * @param {import("./grading.js").Marks | null} marks None to leave all of it blank.
 * @param {string} label The drawing in words, for people who do not see it.
 */
export function sketch(record, marks, label) {
  const { tree } = record;
  const { places, width, height } = layOutWritten(tree, ACROSS, DOWN);
  const drawing = svg("svg", {
    class: "quiz-sketch",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: "img",
    "aria-label": label,
  });
  for (const [index, { parent }] of tree.entries()) {
    if (index === 0) continue;
    const [[x1, y1], [x2, y2]] = [places[parent], places[index]];
    const cut = marks?.cut.has(index) ?? false;
    const d = `M${x1} ${y1}L${x2} ${y2}`;
    drawing.append(svg("path", { class: cut ? "quiz-edge quiz-cut" : "quiz-edge", d }));
    if (cut) drawing.append(text("✂", (x1 + x2) / 2, (y1 + y2) / 2 + 6, "quiz-scissors"));
  }
  for (const [index, { children, value, name }] of tree.entries()) {
    const [x, y] = places[index];
    const [leaf, max] = [children.length === 0, record.maximises(index)];
    const shape = { class: "quiz-node", d: outline(leaf, max), transform: `translate(${x} ${y})` };
    drawing.append(svg("path", shape));
    const number = leaf ? value : marks?.values.get(index);
    const label = number === null || number === undefined ? (name ?? "") : figure(number);
    drawing.append(text(label, x, y + (leaf ? 5 : max ? 10 : 1), "quiz-figure"));
  }
  return drawing;
}

/** @param {string} words @param {number} x @param {number} y @param {string} name */
function text(words, x, y, name) {
  const element = svg("text", { class: name, x, y, "text-anchor": "middle" });
  element.textContent = words;
  return element;
}
