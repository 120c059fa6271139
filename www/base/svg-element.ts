/**
 * Describes drawings as plain data, so that the same functions draw in Node (for chapters) and in
 * the browser.
 */
export interface SvgElement {
  tag: keyof SVGElementTagNameMap;
  attributes: Record<string, string | number>;
  children: (SvgElement | string)[];
}

/** @param attributes Undefined attributes are left out. */
export function svgElement(
  tag: keyof SVGElementTagNameMap,
  attributes: Record<string, string | number | undefined>,
  ...children: (SvgElement | string)[]
): SvgElement {
  const set: SvgElement["attributes"] = {};
  // This loop runs for hundreds of elements, so it does not allocate a list.
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) set[name] = value;
  }
  return { tag, attributes: set, children };
}
