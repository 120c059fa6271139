/** What a game was worth, from move to move. */
import { useWords } from "../../ui/words.tsx";
import { isProved } from "./worth.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { State } from "../game/state.ts";
import type { Band } from "./worth.ts";

/** Where the worths lie, from the top. */
const PLACES = { win: 0, draw: 1, loss: 2 };
/** Of a longer game only every so many moves have their names. */
const [NAMED, STEP] = [10, 5];

/** A dot for each position whose worth is proved, joined by a line; a band for each other. */
export function Curve({
  state: { game, shape },
  curve,
  slips,
}: {
  state: State;
  curve: readonly Band[];
  slips: readonly ReviewedMove[];
}) {
  const words = useWords();
  const { say, number } = words;
  const isShort = game.moves.length < NAMED;
  function nameOf(at: number) {
    if (at === 0) return isShort ? say("moves-start") : "";
    if (isShort) return shape.moveNames[game.moves[at - 1]];
    return at % STEP === 0 ? number(at) : "";
  }
  return (
    <figure id="curve-box" class="curve">
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
        aria-label={curveText(words, curve)}
      >
        <path
          class="curve-grid"
          d={`M0 0H${curve.length}M0 1H${curve.length}M0 2H${curve.length}`}
        />
        {curve.map((band, at) => {
          const [x, next] = [at + 0.5, curve[at + 1]];
          const proved = isProved(band);
          const d = proved
            ? `M${x} ${PLACES[band.most]}h0`
            : `M${x} ${PLACES[band.most]}V${PLACES[band.least]}`;
          const isSlip = slips.some(({ ply }) => ply + 1 === at);
          const name = !proved ? "curve-band" : isSlip ? "curve-dot slip" : "curve-dot";
          return [
            proved && next && isProved(next) && (
              <path
                class="curve-line"
                d={`M${x} ${PLACES[band.most]}L${x + 1} ${PLACES[next.most]}`}
              />
            ),
            <path class={name} d={d} />,
          ];
        })}
      </svg>
      <div class="curve-moves" aria-hidden="true">
        {curve.map((_, at) => {
          const isSlip = slips.some(({ ply }) => ply + 1 === at);
          return (
            <span key={at} class={isSlip ? "slip" : undefined}>
              {isSlip ? `✗ ${nameOf(at)}` : nameOf(at)}
            </span>
          );
        })}
      </div>
    </figure>
  );
}

/** What a band comes to, as the words name it. */
function worthOf({ least, most }: Band) {
  if (least === most) return least;
  if (least === "draw") return "least";
  return most === "draw" ? "most" : "open";
}

/** The same in words: what it was worth first, and each change. */
function curveText({ say, list }: Speech, curve: readonly Band[]) {
  const worths = curve.map(worthOf);
  const parts = worths.flatMap((worth, at) =>
    worth === worths[at - 1] ? [] : say("curve-from", { number: at, worth }),
  );
  return say("curve-label", { parts: list(parts) });
}
