/** What the marks of a chart mean, as a part of the drawing, so that a saved picture has it too. */
import { svg } from "../../base/svg.ts";
import { mark, chartText } from "./paper.ts";
import { widthOf } from "../../parts/picture/words.ts";

export type LegendEntry = { name: string; series: number; rank?: "main" | "other" | "open" };

/** The space below. */
const SPACE = 6;
/** The height of a line, the space of a mark, and the space between two entries. */
const [LINE, MARK, GAP] = [22, 20, 18];

/** @param mirrored Whether it begins at the right. */
export function legend(
  entries: LegendEntry[],
  width: number,
  top: number,
  mirrored: boolean,
): { group: SVGGElement; height: number } {
  const group = svg("g", {});
  let [x, lines] = [0, entries.length > 0 ? 1 : 0];
  for (const { name, series, rank } of entries) {
    const needed = MARK + widthOf(name);
    if (x > 0 && x + needed > width) [x, lines] = [0, lines + 1];
    const y = top + (lines - 0.5) * LINE;
    const [at, words] = mirrored ? [width - x - 8, width - x - MARK] : [x + 8, x + MARK];
    group.append(
      mark(series, at, y, rank),
      chartText(mirrored ? "end" : "start", words, y + 5, name),
    );
    x += needed + GAP;
  }
  return { group, height: lines > 0 ? lines * LINE + SPACE : 0 };
}
