/** The arrow on the board from a mistake to the better move, with a badge at both. */
import { rowAndColumn } from "../../game/shape.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

export function MistakeMarks(props: { shape: GameDescription; move: number; better: number }) {
  const { shape, move, better } = props;
  const { columns, rows } = shape;
  const [from, to] = [move, better].map((cell) => {
    const { column, row } = rowAndColumn(shape, cell);
    return { x: column + 0.5, y: row + 0.5 };
  });
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - 0.26 * x, y: to.y - 0.26 * y };
  const line = `M${from.x + 0.32 * x} ${from.y + 0.32 * y}L${tip.x - 0.1 * x} ${tip.y - 0.1 * y}`;
  // The badges have one size on every board.
  const scale = `scale(${columns / 3})`;
  const [back, side] = [0.13, 0.08];
  const head = [1, -1]
    .map((sign) => `${tip.x - back * x + sign * side * y} ${tip.y - back * y - sign * side * x}`)
    .join("L");
  return (
    <svg class="mistake-marks" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path class="arrow-edge" d={`${line}M${tip.x} ${tip.y}L${head}Z`} />
      <path class="arrow" d={`${line}M${tip.x} ${tip.y}L${head}Z`} />
      <g class="badge-wrong" transform={`translate(${from.x + 0.36} ${from.y - 0.36}) ${scale}`}>
        <circle r={0.1} />
        <path d="M-.035-.035L.035.035M.035-.035L-.035.035" />
      </g>
      <g class="badge-better" transform={`translate(${to.x + 0.36} ${to.y + 0.36}) ${scale}`}>
        <circle r={0.1} />
        <path d="M-.045 0L-.01.035L.045-.035" />
      </g>
    </svg>
  );
}
