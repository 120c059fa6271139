/** Writes a drawing as a file that looks the same without style sheets. */
import { escaped } from "../../base/escaped.ts";

/** Styles that elements inherit. */
const INHERITED_STYLES = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"],
  ...["stroke-linejoin", "font-family", "font-size", "font-style", "font-weight", "text-anchor"],
  ...["paint-order", "direction"],
];
/** The margin of a picture. */
const EDGE = 12;

/** @param ground The colour of the background. */
export function svgText(drawing: SVGSVGElement, ground: string) {
  const { baseVal } = drawing.viewBox;
  const [width, height] = [baseVal.width + 2 * EDGE, baseVal.height + 2 * EDGE];
  const size = `viewBox="${-EDGE} ${-EDGE} ${width} ${height}" width="${width}" height="${height}"`;
  const behind = `<rect x="${-EDGE}" y="${-EDGE}" width="${width}" height="${height}" fill="${ground}" stroke="none"/>`;
  const style = getComputedStyle(drawing);
  const [first, ...rest] = Array.from(drawing.childNodes, (child) => textOf(child, style));
  // Programs recognise a title only if it comes first.
  const inside = first.startsWith("<title") ? [first, behind, ...rest] : [behind, first, ...rest];
  const attributes = attributesOf(drawing, style);
  attributes.delete("viewBox");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributeText(attributes)}>${inside.join("")}</svg>`;
}

/** @param around The style of the parent element. */
function textOf(node: Node, around: CSSStyleDeclaration): string {
  if (!(node instanceof Element)) return escaped(node.textContent ?? "");
  const style = getComputedStyle(node);
  if (style.display === "none") return "";
  const inside = Array.from(node.childNodes, (child) => textOf(child, style)).join("");
  const { localName: tag } = node;
  return `<${tag}${attributeText(attributesOf(node, style, around))}>${inside}</${tag}>`;
}

const attributeText = (attributes: Map<string, string>) =>
  [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");

/** Lists the attributes of an element, and its styles as attributes. */
function attributesOf(element: Element, style: CSSStyleDeclaration, around?: CSSStyleDeclaration) {
  const all = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
  const attributes = new Map(
    all.filter(([name]) => ![...INHERITED_STYLES, "class", "style", "data-id"].includes(name)),
  );
  for (const name of INHERITED_STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) write(attributes, name, value);
  }
  // Elements do not inherit opacity.
  if (style.opacity !== "1") attributes.set("opacity", style.opacity);
  return attributes;
}

/** Writes mixed colours in a form that every program reads. */
function write(attributes: Map<string, string>, name: string, value: string) {
  const match = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (!match) return attributes.set(name, value);
  const parts = match.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  if (match[4]) attributes.set(`${name}-opacity`, match[4]);
  return attributes.set(name, `rgb(${parts.join(", ")})`);
}

const PIXELS_PER_UNIT = 2;
/** The limits of phones for one side and for all pixels. */
const [SIDE, PIXELS] = [8192, 2 ** 24];

/** @param text The text of an SVG file. */
export async function pngOf(text: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const most = Math.min(SIDE / Math.max(width, height), Math.sqrt(PIXELS / (width * height)));
    const scale = Math.min(PIXELS_PER_UNIT, most);
    const canvas = new OffscreenCanvas(Math.floor(width * scale), Math.floor(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob();
  } finally {
    URL.revokeObjectURL(address);
  }
}
