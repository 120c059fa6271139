/** The fills that tell the forms of nodes apart: lines for what was cut, one half for a bound. */
import { svg } from "../../base/svg.js";

export function formFills() {
  const square = { width: 5, height: 5 };
  return svg(
    "defs",
    {},
    svg(
      "pattern",
      {
        id: "form-cut",
        ...square,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(45)",
      },
      svg("rect", { class: "form-empty", ...square }),
      svg("rect", { class: "form-line", width: 1.4, height: 5 }),
    ),
    svg(
      "linearGradient",
      { id: "form-bound", x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { class: "stop-empty", offset: 0.5 }),
      svg("stop", { class: "stop-full", offset: 0.5 }),
    ),
  );
}
