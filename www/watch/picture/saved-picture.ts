/** Draws the tree or the board of a search, with a title and a caption. */
import { svgElement, type SvgElement } from "../../base/svg-element.ts";
import { columnLabels } from "../../game/shape.ts";
import { boardElements, miniBoardSize } from "../../parts/board/mini.ts";
import { layOutTree, pointsOf } from "../../parts/tree/layout.ts";
import { drawSearch, type PictureSubject } from "./search-drawing.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Step } from "../../parts/search/steps.ts";
import type { Extent } from "../../parts/tree/camera.ts";

/** Breaks text into lines. @param font Weight and size. */
type WrapText = (text: string, width: number, font?: string) => string[];

type Drawing = Extent & { elements: SvgElement[] };

/** The gap that is added to the least distance between nodes. */
const GAP = 8;
const BOARD_SCALE = 6;
/** The space for the names of its columns, and for those of its rows. */
const NAME_SPACE = 22;
/** The least width, the height of a line, the font size, and the gap above the caption. */
const CAPTION = { width: 460, line: 18, size: 13, above: 22 };

/** Draws a tree as small as possible. @param ids Parents come first. */
export function treeDrawing(subject: PictureSubject, step: Step, ids: readonly number[]): Drawing {
  const { spacing, middle, halfWidths } = subject.style;
  const layout = layOutTree(ids, subject.branches.parent, halfWidths);
  const [across, down] = [spacing.across[0] + GAP, spacing.down[0] + GAP];
  return {
    elements: drawSearch(subject, step, ids, pointsOf(layout, across, down, middle)),
    width: (layout.columns - 1) * across + spacing.width,
    height: (layout.rows - 1) * down + spacing.height,
  };
}

/** Draws a board with the names of its columns and rows. @param last The cell of the last move. */
export function boardDrawing(shape: GameDescription, board: string, last?: number): Drawing {
  const { width, height } = miniBoardSize(shape);
  const middle = (at: number) => NAME_SPACE + (at + 0.5) * BOARD_SCALE * 10;
  const name = (text: string, x: number, y: number) =>
    svgElement("text", { x, y: y + 5, "font-size": 14 }, text);
  const columns = columnLabels(shape).map((text, at) => name(text, middle(at), NAME_SPACE / 2));
  const rows = shape.rowNames.map((text, at) => name(text, NAME_SPACE / 2, middle(at)));
  const transform = `translate(${NAME_SPACE} ${NAME_SPACE}) scale(${BOARD_SCALE})`;
  const attributes = { class: "node-board", transform };
  const paths = boardElements(svgElement, shape, board, last);
  return {
    elements: [...columns, ...rows, svgElement("g", attributes, ...paths)],
    width: width * BOARD_SCALE + 2 * NAME_SPACE,
    height: height * BOARD_SCALE + 2 * NAME_SPACE,
  };
}

export function addCaption(
  { elements, width, height }: Drawing,
  { title, lines }: { title: string; lines: readonly string[] },
  { wrap, direction }: { wrap: WrapText; direction: "ltr" | "rtl" },
): SvgElement {
  const wide = Math.max(width, CAPTION.width);
  const { line, size, above } = CAPTION;
  const rows = [
    ...wrap(title, wide, `600 ${size}px`).map((words) => ({ words, "font-weight": 600 })),
    ...lines.flatMap((each) => wrap(each, wide, `${size}px`).map((words) => ({ words }))),
  ];
  const texts = rows.map(({ words, ...weight }, at) => {
    const point = { x: direction === "rtl" ? wide : 0, y: height + above + at * line };
    const style = { "font-size": size, "text-anchor": "start", direction, ...weight };
    return svgElement("text", { ...point, ...style }, words);
  });
  const left = (wide - width) / 2;
  const viewBox = `0 0 ${wide} ${height + above + rows.length * line - line / 2}`;
  return svgElement(
    "svg",
    { class: "tree", viewBox, role: "img" },
    svgElement("title", {}, title),
    svgElement("desc", {}, lines.join(" ")),
    svgElement("g", left > 0 ? { transform: `translate(${left} 0)` } : {}, ...elements),
    ...texts,
  );
}
