/**
 * Paints a whole tree with one band for each ply. A column of pixels is brighter if a search visits a
 * greater share of its nodes, and dark if it visits none.
 */
import { bandsOf, coloursOf } from "./canvas.ts";
import type { TraceMap } from "../../../pkg/whole/cutoff.js";

export const pliesOf = ({ byPly }: TraceMap) => byPly.length / 2;

/** Computes the brightness, from 0 to 1. The eye compares ratios: a linear 3 % is invisible. */
export const lightOf = (nodes: number, visited: number) =>
  nodes === 0 ? 0 : (visited / nodes) ** 0.4;

type ColumnCounts = { minimax: number; alphaBeta: number };

/**
 * @param canvas Has colours as `#rrggbb`. @param pruning False if every node is visited.
 * @param passed In a race, minimax turns columns grey and alpha-beta lights them.
 */
export function paintShares(
  canvas: HTMLCanvasElement,
  { paint, width, height }: { paint: CanvasRenderingContext2D; width: number; height: number },
  map: TraceMap,
  pruning: boolean,
  passed?: ColumnCounts,
) {
  const plies = pliesOf(map);
  const columns = map.byColumn.length / 2 / plies;
  // Stretching an image with one pixel for each column is faster than drawing thousands of boxes.
  const small = document.createElement("canvas");
  Object.assign(small, { width: columns, height: plies });
  small.getContext("2d")?.putImageData(imageOf(canvas, map, columns, pruning, passed), 0, 0);
  paint.imageSmoothingEnabled = false;
  bandsOf(plies, height).forEach((band, ply) => {
    paint.drawImage(small, 0, ply, columns, 1, 0, band.top, width, band.height);
    if (map.byPly[2 * ply] * 3 >= columns) return;
    // In bands with few nodes, a gap separates neighbours.
    for (let column = 0; column < columns; column += 1) {
      const nodes = map.byColumn[2 * (ply * columns + column)];
      if (nodes < 2) continue;
      paint.clearRect(Math.round((column * width) / columns), band.top, 1, band.height);
    }
  });
}

function imageOf(
  canvas: Element,
  { byColumn }: TraceMap,
  columns: number,
  pruning: boolean,
  passed?: ColumnCounts,
) {
  const visitedBy = pruning ? "--map-alpha-beta" : "--map-minimax";
  const names = ["--map-unvisited", "--map-minimax", visitedBy];
  const [dark, grey, lit] = coloursOf(canvas, names).map((colour) =>
    [1, 3, 5].map((at) => Number(`0x${colour.trim().slice(at, at + 2)}`)),
  );
  const image = new ImageData(columns, byColumn.length / 2 / columns);
  for (let index = 0; 2 * index < byColumn.length; index += 1) {
    const [nodes, visited] = [byColumn[2 * index], byColumn[2 * index + 1]];
    // All games have ended before this ply.
    if (nodes === 0) continue;
    const column = index % columns;
    const ground = passed && column < passed.minimax ? grey : dark;
    const isReached = !passed || column < passed.alphaBeta;
    const light = isReached ? lightOf(nodes, pruning || passed ? visited : nodes) : 0;
    const colour = ground.map((part, channel) => part + (lit[channel] - part) * light);
    image.data.set([...colour, 255], 4 * index);
  }
  return image;
}
