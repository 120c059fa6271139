/** Prepares canvases for maps, with a band for each ply. */

/** The gap between bands in pixels, and its maximum as a share of a band. */
const [GAP, PART] = [2, 1 / 4];

/** Clears a canvas, and scales it to the screen's resolution. @returns Null while it is hidden. */
export function clearCanvas(canvas: HTMLCanvasElement) {
  const paint = canvas.getContext("2d");
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (!paint || width === 0 || height === 0) return null;
  const scale = devicePixelRatio;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  paint.setTransform(scale, 0, 0, scale, 0, 0);
  paint.clearRect(0, 0, width, height);
  return { paint, width, height };
}

export function bandsOf(plies: number, height: number) {
  const step = height / plies;
  return Array.from({ length: plies }, (_, ply) => ({
    top: ply * step,
    height: step - Math.min(GAP, step * PART),
  }));
}

/** Reads colours as they apply to an element. */
export function coloursOf(element: Element, names: readonly string[]) {
  const style = getComputedStyle(element);
  return names.map((name) => style.getPropertyValue(name));
}

/** Redraws when the size or the colours change. @returns A function that ends this. */
export function onAppearance(canvas: HTMLCanvasElement, redraw: () => void) {
  const sizes = new ResizeObserver(redraw);
  const themes = new MutationObserver(redraw);
  const darkness = matchMedia("(prefers-color-scheme: dark)");
  sizes.observe(canvas);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  darkness.addEventListener("change", redraw);
  return () => {
    for (const observer of [sizes, themes]) observer.disconnect();
    darkness.removeEventListener("change", redraw);
  };
}
