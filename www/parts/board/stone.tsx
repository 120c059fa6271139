/** What is drawn in a cell: its stone, and the flag of a recommended move. */
import { CELL, flagPath, stonePath } from "./look.ts";

/** An X or an O that fills its cell. On a rack its ground is a disc: board.css. */
export function Stone({ sign }: { sign: string }) {
  return <CellDrawing path={stonePath(sign, CELL)} name={`stone stone-${sign.toLowerCase()}`} />;
}

/** A small flag in the upper corner of a cell. */
export function Flag() {
  return <CellDrawing path={flagPath(CELL)} name="cell-flag" />;
}

function CellDrawing({ path, name }: { path: string; name: string }) {
  return (
    <svg class={name} viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
      <path d={path} pathLength={1} />
    </svg>
  );
}

/** A stone within a line of text. @param falls Whether it is a disc. */
export function Sign({ sign, falls }: { sign: string; falls: boolean }) {
  const side = sign.toLowerCase();
  return (
    <svg
      class={`sign stone-${side} ${falls ? "disc" : ""}`.trim()}
      viewBox={falls ? "0 0 100 100" : "18 18 64 64"}
      aria-hidden="true"
    >
      <path d={stonePath(sign, CELL)} />
    </svg>
  );
}
