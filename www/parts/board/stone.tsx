/** Stones and flags as drawings. */
import { VIEW, flagPath, stonePath } from "./stone-paths.ts";

export function Stone({ sign }: { sign: string }) {
  return <CellDrawing path={stonePath(sign, VIEW)} name={`stone stone-${sign.toLowerCase()}`} />;
}

export const Flag = () => <CellDrawing path={flagPath(VIEW)} name="cell-flag" />;

function CellDrawing({ path, name }: { path: string; name: string }) {
  return (
    <svg class={name} viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true">
      <path d={path} pathLength={1} />
    </svg>
  );
}

/** A stone within a line of text. @param falls True to draw a disc. */
export function Sign({ sign, falls }: { sign: string; falls: boolean }) {
  const side = sign.toLowerCase();
  return (
    <svg
      class={`sign stone-${side} ${falls ? "disc" : ""}`.trim()}
      viewBox={falls ? "0 0 100 100" : "18 18 64 64"}
      aria-hidden="true"
    >
      <path d={stonePath(sign, VIEW)} />
    </svg>
  );
}
