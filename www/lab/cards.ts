/** The pictures and sentences of the overview, all from the figures in facts.ts. */
import { stonePath } from "../parts/board/look.ts";
import { boardShapes, cornerFlag, cornerOf, pictureSize } from "../parts/board/picture.ts";
import { STANDARD } from "../game/shape.ts";
import { number, say } from "../messages/index.ts";
import { svg } from "../base/svg.ts";
import { keysOf } from "../base/keys-of.ts";
import { chartFigure } from "./chart/paper.ts";
import { dotChart } from "./chart/dots.ts";
import { FACTS } from "./facts.ts";
import { SEARCH_NAMES } from "./searches.ts";
import type { RoomName } from "../page/places.ts";

export const CARDS: Record<RoomName, { picture: () => Node; words: () => string }> = {
  race: {
    picture: raceDots,
    words: () => {
      const { minimax, "alpha-beta": pruned } = FACTS.visited;
      return say("lab-race", { minimax, pruned });
    },
  },
  order: { picture: orderBoard, words: () => say("lab-order", FACTS.orders) },
  size: {
    picture: treeShape,
    words: () => say("lab-size", { games: FACTS.games, ...FACTS.solved }),
  },
  horizon: { picture: horizonLine, words: () => say("lab-horizon") },
  bugs: {
    picture: wrongBoard,
    words: () => say("lab-bugs", { wrong: FACTS.bug.worse, positions: FACTS.bug.positions }),
  },
};

function raceDots() {
  const rows = keysOf(FACTS.visited).map((name) => ({
    name: say(`lab-short-${name}`),
    value: FACTS.visited[name],
    series: SEARCH_NAMES.indexOf(name),
  }));
  const chart = {
    title: "",
    axis: say("race-axis-nodes"),
    rows,
    format: (value: number) => number(value),
    formatTick: (value: number) => number(value, { notation: "compact" }),
  };
  const drawing = document.createDocumentFragment();
  drawing.append(
    chartFigure((width) => dotChart(chart, width)),
    raceBars(),
  );
  return drawing;
}

/** The same without words, where there is no room for them. */
function raceBars() {
  const logs = Object.values(FACTS.visited).map((value) => Math.log10(value) - 2);
  const most = Math.max(...logs);
  const drawing = picture(100, 60, { class: "race-bars" });
  logs.forEach((log, row) => {
    const place = { x: 0, y: row * 16, width: (log / most) * 100, height: 10, rx: 1 };
    drawing.append(svg("rect", place));
  });
  return drawing;
}

function orderBoard() {
  const drawing = boardDrawing(".........");
  FACTS.centreFirst.forEach((cell, rank) => {
    const { x, y } = cornerOf(STANDARD, cell);
    const at = { x: x + 5, y: y + 6.8, "text-anchor": "middle" };
    drawing.append(svg("text", { class: "rank", ...at }, number(rank + 1)));
  });
  return drawing;
}

/** Moves in a row, some before a line and some beyond it. */
function horizonLine() {
  const [width, height, step] = [100, 60, 15];
  const middle = height / 2;
  const drawing = picture(
    width,
    height,
    {},
    svg("path", { class: "horizon-way", d: `M10 ${middle}H${width - 10}` }),
    svg("path", { class: "horizon-limit", d: `M${4.5 * step - 5} 8V${height - 8}` }),
  );
  for (let move = 1; move <= 6; move += 1) {
    const name = move <= 4 ? "horizon-seen" : "horizon-unseen";
    drawing.append(svg("circle", { class: name, cx: move * step - 5, cy: middle, r: 4.5 }));
  }
  return drawing;
}

/** The tree's width, ply by ply: each bar is as wide as the ply has nodes. */
function treeShape() {
  const [width, row] = [100, 6];
  const widest = Math.max(...FACTS.nodesByPly);
  const height = row * FACTS.nodesByPly.length;
  const drawing = picture(width, height, { class: "tree-shape" });
  FACTS.nodesByPly.forEach((nodes, ply) => {
    const share = Math.max((nodes / widest) * width, 0.6);
    const place = { x: (width - share) / 2, y: ply * row + 0.5, width: share, height: row - 1 };
    drawing.append(svg("rect", { ...place, rx: 0.3 }));
  });
  return drawing;
}

/** A position in which the first bug chooses a move that loses. */
function wrongBoard() {
  const { board, move, best } = FACTS.bug;
  const drawing = boardDrawing(board);
  for (const [cell, kind] of [
    [move, "wrong"],
    [best, "best"],
  ] as const) {
    const { x, y } = cornerOf(STANDARD, cell);
    const frame = { x: x + 0.6, y: y + 0.6, width: 8.8, height: 8.8, rx: 0.4 };
    drawing.append(
      svg(
        "g",
        { class: `bug-mark ${kind}` },
        svg("path", { class: "ghost ghost-o", d: stonePath("O", 10, x, y) }),
        kind === "wrong"
          ? svg("rect", { class: "frame", ...frame })
          : svg("path", { class: "flag", d: cornerFlag({ x, y }) }),
      ),
    );
  }
  return drawing;
}

function boardDrawing(board: string) {
  const { width, height } = pictureSize(STANDARD);
  return picture(width, height, { class: "card-board" }, ...boardShapes(svg, STANDARD, board));
}

function picture(
  width: number,
  height: number,
  looks: { class?: string },
  ...shapes: SVGElement[]
) {
  const viewBox = `0 0 ${width} ${height}`;
  return svg("svg", { ...looks, viewBox, "aria-hidden": "true" }, ...shapes);
}
