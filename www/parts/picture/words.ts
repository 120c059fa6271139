/** Words in a drawing, which has no lines of its own. */

let ruler: OffscreenCanvasRenderingContext2D | null = null;

/** How wide a text of a drawing is. @param font Its weight and size. */
export function widthOf(words: string, font = "13px") {
  ruler ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (!ruler) return words.length * 8;
  ruler.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(words).width;
}

/** Words in as many lines as they need. @param font As for `widthOf`. */
export function wrapped(words: string, width: number, font?: string) {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, font) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
