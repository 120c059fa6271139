/** Small drawn boards, for the path and the tree. */

const SPACE = "http://www.w3.org/2000/svg";
const GRID = "M10 1v28M20 1v28M1 10h28M1 20h28";

/**
 * @param {string} board
 * @param {number} [marked] A cell to mark: the move that led here.
 * @returns {SVGSVGElement}
 */
export function miniBoard(board, marked) {
  const drawing = /** @type {SVGSVGElement} */ (shape("svg", { viewBox: "0 0 30 30" }));
  drawing.setAttribute("class", "mini");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(shape("path", { class: "mini-grid", d: GRID }));
  [...board].forEach((sign, cell) => {
    const [x, y] = [(cell % 3) * 10, Math.floor(cell / 3) * 10];
    if (cell === marked) {
      drawing.append(shape("rect", { class: "mini-mark", x, y, width: 10, height: 10 }));
    }
    if (sign === "X") {
      const d = `M${x + 3} ${y + 3}l4 4m0-4l-4 4`;
      drawing.append(shape("path", { class: "mini-x", d }));
    } else if (sign === "O") {
      drawing.append(shape("circle", { class: "mini-o", cx: x + 5, cy: y + 5, r: 2.4 }));
    }
  });
  return drawing;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function shape(name, attributes) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
