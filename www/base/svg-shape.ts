/**
 * Drawings as plain data, so that one function draws in Node, where a chapter is built, and in the
 * browser, where a reader moves its figure.
 */
export interface SvgShape {
  tag: keyof SVGElementTagNameMap;
  attributes: Record<string, string | number>;
  /** Text is never markup. */
  children: (SvgShape | string)[];
}

/** @param attributes Those that are undefined are left out. */
export function svgShape(
  tag: keyof SVGElementTagNameMap,
  attributes: Record<string, string | number | undefined>,
  ...children: (SvgShape | string)[]
): SvgShape {
  const set: SvgShape["attributes"] = {};
  // A drawing has hundreds of shapes: no list is made of their attributes.
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) set[name] = value;
  }
  return { tag, attributes: set, children };
}

/** A text as it stands between tags or in an attribute. */
export function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A length with no more digits than a screen can show. */
export function rounded(length: number) {
  return Math.round(length * 100) / 100;
}
