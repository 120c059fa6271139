/** Explains the map, and how the times on the card were measured. */
import { LinkToPlace } from "../../page/site.tsx";
import { ratio, say } from "../../messages/index.ts";
import { factsOf, type State } from "../state/play-state.ts";
import type { Facts } from "../state/facts.ts";

export function Measured({ state }: { state: State }) {
  return (
    <>
      <p id="method">{methodText(factsOf(state).times)}</p>
      <p>{say("tree-map-explained")}</p>
      <p>
        <LinkToPlace place="learn">{say("how-it-works")}</LinkToPlace>
      </p>
    </>
  );
}

export function methodText(measured: Facts["times"]) {
  if (!measured) return say("method-waiting");
  const { low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (measured.ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [ratio(low ?? measured.ratio), ratio(high ?? measured.ratio)];
  // Both ends of the range can be rounded to the same text.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
