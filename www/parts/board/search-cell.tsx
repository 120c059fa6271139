/** What a cell shows on the board of a search: its stone, or what the search knows of the move there. */
import { stonePath } from "./look.ts";
import { stateText } from "./search-cell.ts";
import type { CellState } from "../search/cell-states.ts";
import type { Write } from "./search-cell.ts";

/** @param sign `X`, `O` or `.`. @param isLast Whether the last move was played here. */
export function cellLook(sign: string, state: CellState, isLast: boolean) {
  const names = ["cell", state.state];
  if ("estimate" in state) names.push("estimate");
  if ("best" in state && state.best) names.push("best");
  if (isLast) names.push("last");
  return { class: names.join(" "), "data-sign": sign === "." ? undefined : sign };
}

export function CellContent({
  sign,
  state,
  write,
}: {
  sign: string;
  state: CellState;
  write: Write;
}) {
  if (sign === ".") return stateText(state, write);
  return (
    <>
      <svg class={`stone stone-${sign.toLowerCase()}`} viewBox="0 0 100 100" aria-hidden="true">
        <path d={stonePath(sign, 100)} pathLength={1} />
      </svg>
      <span class="unseen">{sign}</span>
    </>
  );
}
