/** The fills that tell the forms of nodes apart: lines for what was cut, one half for a bound. Once in a page. */
import { svgShape } from "../../base/svg-shape.js";

const SQUARE = { width: 5, height: 5 };

export const FILLS = svgShape(
  "defs",
  {},
  svgShape(
    "pattern",
    { id: "form-cut", ...SQUARE, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svgShape("rect", { class: "form-empty", ...SQUARE }),
    svgShape("rect", { class: "form-line", width: 1.4, height: 5 }),
  ),
  svgShape(
    "linearGradient",
    { id: "form-bound", x1: 0, y1: 0, x2: 0, y2: 1 },
    svgShape("stop", { class: "stop-empty", offset: 0.5 }),
    svgShape("stop", { class: "stop-full", offset: 0.5 }),
  ),
);
