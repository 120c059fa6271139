/** The curve of a game: the result with best play after each move. */
import { list, number, say } from "../../messages/index.ts";
import { isProved, type Band } from "./bands.ts";
import type { ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { State } from "../state/play-state.ts";

/** The rows of the results in the drawing, counted from the top. */
const ROWS = { win: 0, draw: 1, loss: 2 };
/** In games of at least `NAMED` moves, only every `STEP`th move has its number. */
const [NAMED, STEP] = [10, 5];

interface CurveProps {
  state: State;
  curve: readonly Band[];
  /** The moves that changed the result. */
  mistakes: readonly ReviewedMove[];
}

export function Curve({ state, curve, mistakes }: CurveProps) {
  const isMistake = (at: number) => mistakes.some(({ ply }) => ply + 1 === at);
  return (
    <figure id="curve-box" class="curve explained">
      <div class="curve-names" aria-hidden="true">
        <span class="stone-x">{say("result-won", { player: "X" })}</span>
        <span>{say("value-draw")}</span>
        <span class="stone-o">{say("result-won", { player: "O" })}</span>
      </div>
      <svg
        id="curve"
        role="img"
        preserveAspectRatio="none"
        viewBox={`0 0 ${curve.length} 2`}
        aria-label={curveText(curve)}
      >
        <path class="curve-grid" d={[0, 1, 2].map((y) => `M0 ${y}h${curve.length}`).join("")} />
        <path d={linesOf(curve)} />
        {curve.map((band, at) => (
          <path key={at} class={markOf(band, isMistake(at))} d={heightOf(band, at)} />
        ))}
      </svg>
      <div class="curve-moves" aria-hidden="true">
        {curve.map((_, at) => (
          <span key={at} class={isMistake(at) ? "mistake" : ""}>
            {(isMistake(at) ? "✗ " : "") + nameOf(state, at)}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Draws a proved result as a dot and bounds as a band. */
function markOf(band: Band, isMistake: boolean) {
  if (!isProved(band)) return "curve-band";
  return isMistake ? "curve-dot mistake" : "curve-dot";
}

const heightOf = ({ atLeast, atMost }: Band, at: number) =>
  `M${at + 0.5} ${ROWS[atMost]}V${ROWS[atLeast]}`;

function linesOf(curve: readonly Band[]) {
  const joined = curve.slice(1).map((next, at) => {
    const isDrawn = isProved(curve[at]) && isProved(next);
    return isDrawn ? `M${at + 0.5} ${ROWS[curve[at].atMost]}L${at + 1.5} ${ROWS[next.atMost]}` : "";
  });
  return joined.join("");
}

function nameOf({ line: { moves } }: State, at: number) {
  const isShort = moves.length < NAMED;
  if (at === 0) return isShort ? say("moves-start") : "";
  if (isShort) return say("cell-name", { cell: moves[at - 1] });
  return at % STEP === 0 ? number(at) : "";
}

function worthOf({ atLeast, atMost }: Band) {
  if (atLeast === atMost) return atLeast;
  if (atLeast === "draw") return "lower";
  return atMost === "draw" ? "upper" : "open";
}

/** Describes the first result and each change for screen readers. */
function curveText(curve: readonly Band[]) {
  const worths = curve.map(worthOf);
  const parts = worths.flatMap((worth, at) =>
    worth === worths[at - 1] ? [] : say("curve-from", { number: at, worth }),
  );
  return say("curve-label", { parts: list(parts) });
}
