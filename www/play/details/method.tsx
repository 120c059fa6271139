/** Explains the map, and how the times on the card were measured. */
import { LinkToPlace } from "../../page/site.tsx";
import { ratio, say } from "../../messages/index.ts";
import { factsOf, type State } from "../state/play-state.ts";
import type { Facts } from "../state/facts.ts";

export function Method({ state }: { state: State }) {
  return (
    <>
      <p id="method">{methodText(factsOf(state).times)}</p>
      <p>{say("tree-map-explained")}</p>
      <p>
        <LinkToPlace place="learn" chapter="real-board">
          {say("method-link")}
        </LinkToPlace>
      </p>
    </>
  );
}

export function methodText(times: Facts["times"]) {
  if (!times) return say("method-waiting");
  const { low, high, minimaxMs, alphaBetaMs, batches } = times;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (times.ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [ratio(low ?? times.ratio), ratio(high ?? times.ratio)];
  // Both ends of the range can be rounded to the same text.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
