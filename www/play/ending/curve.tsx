/** What a game was worth, from move to move. */
import { useWords } from "../../ui/words.tsx";
import { isProved } from "./worth.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Band } from "./worth.ts";

/** Where the worths lie in a drawing that is 2 high: each from its top to its bottom. */
const PLACES = { win: [0, 1], draw: [0.92, 1.08], loss: [1, 2] };

/** A bar for each position whose worth is proved, a band for each other. */
export function Curve({ curve }: { curve: readonly Band[] }) {
  const words = useWords();
  // A game whose worth never changed has no curve.
  const worths = new Set(curve.filter(isProved).map(({ most }) => most));
  return (
    <figure id="curve-box" class="curve" hidden={worths.size < 2}>
      <svg
        id="curve"
        role="img"
        preserveAspectRatio="none"
        viewBox={`0 0 ${curve.length} 2`}
        aria-label={curveText(words, curve)}
      >
        {curve.map((band, at) => {
          const proved = isProved(band);
          const [y, end] = [PLACES[band.most][0], PLACES[band.least][1]];
          return (
            <rect
              key={at}
              x={proved ? at + 0.1 : at}
              width={proved ? 0.8 : 1}
              y={y}
              height={end - y}
              data-worth={proved ? band.most : "open"}
            />
          );
        })}
      </svg>
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
