/** Finds text that does not fit. Runs inside the page (see fit.js), so it imports nothing. */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {{ element: Element, text: string, box: Box }} Line */

/**
 * A box that can clip the content of an element. Each is measured once, as a page has far more
 * lines of text than boxes around them.
 * @typedef {object} Around
 * @property {Element} element
 * @property {Box} edges
 * @property {{ x: string, y: string }} overflow
 * @property {boolean} isInset True if its content is for screen readers only.
 */

/** A smaller overlap is a rounded edge. */
const TOLERANCE = 1.5;
const UNSEEN = ".unseen, .skip, script, style, title, option";
/** Drawings that a finger moves. */
const MOVED = "#tree, .map";
/** Elements that look like boxes to a visitor. */
const FRAMED = "button, a, select, td, th, .column-scores > *";
/** Layers over the page. The drawer of Watch is a sheet over the sentence on phones. */
const LAYERS = "dialog, .site-bar, .places, .toast, .notice, .menu, .lesson, #drawer";

/** @type {Set<string>} */
const faults = new Set();
/** @type {Map<Element, Around[]>} */
const around = new Map();
const canvas = new OffscreenCanvas(1, 1).getContext("2d");

/** Lists what does not fit, each once. */
export function findMisfits() {
  findWidePage();
  const lines = linesOfText();
  findCutChoices();
  findTextOnText(lines);
  return [...faults];
}

/** @param {Element} element */
function nameOf(element) {
  const { tagName, id, classList } = element;
  const above = id === "" ? element.parentElement?.closest("[id]") : null;
  const name =
    tagName.toLowerCase() + (id && `#${id}`) + [...classList].map((c) => `.${c}`).join("");
  return above ? `#${above.id} ${name}` : name;
}

/** @param {string} text @param {string} how @param {Element} where @param {number} by */
function fault(text, how, where, by) {
  faults.add(`"${text}" ${how} ${nameOf(where)} by ${Math.round(by)} px`);
}

function findWidePage() {
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) faults.add(`the page is ${wider} px wider than the screen`);
}

/** The visible lines of text. Says which are clipped. */
function linesOfText() {
  /** @type {Line[]} */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (!element || text === "" || element.closest(UNSEEN)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const boxes = boxesAround(element);
    // Text for screen readers only, even without a class of its own.
    if (boxes.some(({ isInset }) => isInset)) continue;
    const style = getComputedStyle(element);
    if (parseFloat(style.fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = inkOf(text, style);
    for (const line of range.getClientRects()) {
      if (line.width < 0.5 || line.height < 0.5) continue;
      const short = text.slice(0, 40);
      const box = seenOf(boxes, inked(line, ink), short);
      if (box.right > box.left && box.bottom > box.top) lines.push({ element, text: short, box });
    }
  }
  return lines;
}

/**
 * The boxes that can clip the content of an element, from the inside out.
 * @param {Element | null} element
 * @returns {Around[]}
 */
function boxesAround(element) {
  if (!element || element === document.body) return [];
  const known = around.get(element);
  if (known) return known;
  const { display, position, overflowX, overflowY, clipPath } = getComputedStyle(element);
  const boxes = position === "fixed" ? [] : [...boxesAround(element.parentElement)];
  if (display !== "inline" && display !== "contents")
    boxes.unshift({
      element,
      edges: element.getBoundingClientRect(),
      overflow: { x: overflowX, y: overflowY },
      isInset: clipPath.startsWith("inset"),
    });
  around.set(element, boxes);
  return boxes;
}

/** Measures the letters of a text. @param {string} text @param {CSSStyleDeclaration} style */
function inkOf(text, style) {
  if (!canvas) throw new Error("no canvas");
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return canvas.measureText(text);
}

/**
 * The inked part of a line of text, because a font's own line may be taller than its letters.
 * @param {DOMRect} line
 * @param {TextMetrics} ink
 */
function inked(line, ink) {
  const baseline =
    line.top +
    ink.fontBoundingBoxAscent *
      (line.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent));
  return {
    left: line.left,
    right: line.right,
    top: Math.max(line.top, baseline - ink.actualBoundingBoxAscent),
    bottom: Math.min(line.bottom, baseline + ink.actualBoundingBoxDescent),
  };
}

/**
 * The visible part of a line of text. Says where the rest is clipped.
 * @param {readonly Around[]} boxes
 * @param {Box} line
 * @param {string} text
 */
function seenOf(boxes, line, text) {
  const seen = { ...line };
  let scrolls = false;
  for (const { element, edges, overflow } of boxes) {
    const out = {
      x: Math.max(edges.left - seen.left, seen.right - edges.right),
      y: Math.max(edges.top - seen.top, seen.bottom - edges.bottom),
    };
    for (const axis of /** @type {const} */ (["x", "y"])) {
      if (out[axis] <= TOLERANCE) continue;
      if (overflow[axis] === "visible") {
        if (element.matches(FRAMED)) fault(text, "sticks out of", element, out[axis]);
        continue;
      }
      scrolls ||= ["auto", "scroll"].includes(overflow[axis]) || element.matches(MOVED);
      if (!scrolls) fault(text, "is cut by", element, out[axis]);
      if (axis === "x") {
        seen.left = Math.max(seen.left, edges.left);
        seen.right = Math.min(seen.right, edges.right);
      } else {
        seen.top = Math.max(seen.top, edges.top);
        seen.bottom = Math.min(seen.bottom, edges.bottom);
      }
    }
  }
  return seen;
}

/** Compares each choice with one that has only the chosen text, as wide as this needs. */
function findCutChoices() {
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const alone = /** @type {HTMLSelectElement} */ (select.cloneNode());
    const chosen = select.selectedOptions[0]?.cloneNode(true) ?? "";
    alone.append(chosen);
    alone.style.cssText = "position: fixed; width: max-content; min-width: 0; max-width: none";
    select.after(alone);
    const by = alone.offsetWidth - select.offsetWidth;
    alone.remove();
    if (by > TOLERANCE) fault(select.selectedOptions[0].label, "is cut by", select, by);
  }
}

/** @param {readonly Line[]} lines */
function findTextOnText(lines) {
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (!areOnEachOther(one, other)) continue;
      faults.add(
        `"${one.text}" (${nameOf(one.element)}) and "${other.text}" (${nameOf(other.element)}) are on each other`,
      );
    }
  }
}

/** True if both can be seen where they overlap. @param {Line} one @param {Line} other */
function areOnEachOther(one, other) {
  const [a, b] = [one.box, other.box];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (across <= TOLERANCE) return false;
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (along <= TOLERANCE) return false;
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  // If one of them is under a bar, only the other is visible there.
  const [x, y] = [Math.max(a.left, b.left) + across / 2, Math.max(a.top, b.top) + along / 2];
  const pile = document.elementsFromPoint(x, y);
  const isThere = (/** @type {Line} */ line) => pile.some((e) => e.contains(line.element));
  return isThere(one) && isThere(other) && layerOf(one.element) === layerOf(other.element);
}

/**
 * The layer of an element that covers the page or stays in place while the page scrolls.
 * @param {Element | null} element
 */
function layerOf(element) {
  for (let at = element; at; at = at.parentElement) {
    if (at.matches(LAYERS) || getComputedStyle(at).position === "sticky") return at;
  }
  return null;
}
