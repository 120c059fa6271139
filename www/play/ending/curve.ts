/**
 * A curve of what the game was worth, move by move, as far as that is proved: up for X, down for O. What is not
 * proved is a band, from the least to the most that X can get.
 */
import { svg } from "../../base/svg.ts";
import { list, say } from "../../messages/index.ts";
import { isProved } from "./bands.ts";
import type { Band } from "./bands.ts";

/** Where the worths lie in a drawing that is 2 high: each from its top to its bottom. */
const PLACES = { win: [0, 1], draw: [0.92, 1.08], loss: [1, 2] };

/** Draws it anew: a bar for each position whose worth is proved, a band for each other. */
export function drawCurve(drawing: Element, curve: readonly Band[]) {
  drawing.setAttribute("viewBox", `0 0 ${curve.length} 2`);
  drawing.setAttribute("aria-label", curveText(curve));
  const bars = curve.map((band, at) => {
    const proved = isProved(band);
    const [y, end] = [PLACES[band.most][0], PLACES[band.least][1]];
    const place = proved ? { x: at + 0.1, width: 0.8 } : { x: at, width: 1 };
    return svg("rect", { ...place, y, height: end - y, "data-worth": proved ? band.most : "open" });
  });
  drawing.replaceChildren(...bars);
}

/** What a band comes to, as the words name it. */
function worthOf({ least, most }: Band) {
  if (least === most) return least;
  if (least === "draw") return "least";
  return most === "draw" ? "most" : "open";
}

/** The same in words: what it was worth first, and each change. */
function curveText(curve: readonly Band[]) {
  const worths = curve.map(worthOf);
  const parts = worths.flatMap((worth, at) =>
    worth === worths[at - 1] ? [] : say("curve-from", { number: at, worth }),
  );
  return say("curve-label", { parts: list(parts) });
}
