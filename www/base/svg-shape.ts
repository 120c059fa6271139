/**
 * Drawings as plain data, so that one function draws in Node, where a chapter is built, and in the
 * browser, where a reader moves its figure.
 */

/** @import { SvgShape } from "./types.d.ts" */

/**
 * @param {keyof SVGElementTagNameMap} tag
 * @param {Record<string, string | number | undefined>} attributes Those that are undefined are left out.
 * @param {...(SvgShape | string)} children
 * @returns {SvgShape}
 */
export function svgShape(tag, attributes, ...children) {
  /** @type {SvgShape["attributes"]} */
  const set = {};
  // A drawing has hundreds of shapes: no list is made of their attributes.
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) set[name] = value;
  }
  return { tag, attributes: set, children };
}

/** The shape as markup. @param {SvgShape | string} drawn @returns {string} */
export function markup(drawn) {
  if (typeof drawn === "string") return escaped(drawn);
  const { tag, attributes, children } = drawn;
  const set = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(`${value}`)}"`,
  );
  if (children.length === 0) return `<${tag}${set.join("")}/>`;
  return `<${tag}${set.join("")}>${children.map(markup).join("")}</${tag}>`;
}

/** A text as it stands between tags or in an attribute. @param {string} text */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A length with no more digits than a screen can show. @param {number} length */
export function rounded(length) {
  return Math.round(length * 100) / 100;
}
