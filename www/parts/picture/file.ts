/** A drawing of the page as a file that looks the same without the page's style sheets. */
import { svg } from "../../base/svg.ts";

/** What style sheets give a drawing, and what its parts have from the one around them. */
const INHERITED = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"],
  ...["stroke-linejoin", "font-family", "font-size", "font-style", "font-weight", "text-anchor"],
  ...["paint-order", "direction"],
];
/** The same of what each part has for itself, and what it is where nothing says so. */
const OWN = { opacity: "1", "stop-color": "rgb(0, 0, 0)" };
/** Space around a drawing in its file. */
const EDGE = 12;

/** @param drawing In the page. @param ground The colour behind it. */
export function svgText(drawing: SVGSVGElement, ground: string) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, index) => {
    inline(element, originals[index], index === 0);
  });
  for (const hidden of copy.querySelectorAll('[display="none"]')) hidden.remove();
  const { baseVal } = drawing.viewBox;
  const [width, height] = [baseVal.width + 2 * EDGE, baseVal.height + 2 * EDGE];
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${-EDGE} ${-EDGE} ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const behind = svg("rect", { x: -EDGE, y: -EDGE, width, height, fill: ground, stroke: "none" });
  // A title is the first of all, so that programs find it.
  const title = copy.querySelector(":scope > title");
  if (title) title.after(behind);
  else copy.prepend(behind);
  return new XMLSerializer().serializeToString(copy);
}

/** @param element A copy. */
function inline(element: Element, original: Element, isRoot: boolean) {
  element.removeAttribute("class");
  element.removeAttribute("data-id");
  const style = getComputedStyle(original);
  const around =
    original.parentElement && !isRoot ? getComputedStyle(original.parentElement) : null;
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) write(element, name, value);
    else element.removeAttribute(name);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) write(element, name, value);
  }
  if (style.display === "none") element.setAttribute("display", "none");
}

/** Mixed colours as every program for pictures reads them. */
function write(element: Element, name: string, value: string) {
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (!mixed) return element.setAttribute(name, value);
  const parts = mixed.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  element.setAttribute(name, `rgb(${parts.join(", ")})`);
  if (mixed[4]) element.setAttribute(`${name}-opacity`, mixed[4]);
}

/** Pixels for one of the drawing, and how many a picture has at most: phones have no more. */
const [SHARP, SIDE, PIXELS] = [2, 8192, 2 ** 24];

/** The picture of an SVG file, in pixels. @param text Of the file. */
export async function pngOf(text: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const most = Math.min(SIDE / Math.max(width, height), Math.sqrt(PIXELS / (width * height)));
    const scale = Math.min(SHARP, most);
    const canvas = document.createElement("canvas");
    canvas.width = Math.floor(width * scale);
    canvas.height = Math.floor(height * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
