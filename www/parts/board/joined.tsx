import { h } from "preact";
import { joinedShapes } from "./win-lines.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** The strokes over a board through the lines that have won. @param won The cells of these lines. */
export function Joined({ shape, won }: { shape: GameDescription; won: readonly number[] }) {
  return (
    <svg
      // A new element: each line is drawn from its beginning.
      key={`${shape.game} ${won}`}
      class="joined"
      viewBox={`0 0 ${shape.columns} ${shape.rows}`}
      aria-hidden="true"
    >
      {joinedShapes(h, shape, won)}
    </svg>
  );
}
