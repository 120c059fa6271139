/** Makes the elements of drawings. */

const SPACE = "http://www.w3.org/2000/svg";

/** Makes an SVG element. @param children Text is never markup. */
export function svg<T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[T] {
  const element = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
