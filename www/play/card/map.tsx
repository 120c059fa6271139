/**
 * The map of the whole game tree from the position on the board: what the search visits is lit, the rest is
 * dark. When the other search is switched on, its map comes in from the left, as searches go through a tree.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { onLook } from "../../parts/map/canvas.ts";
import { pliesOf } from "../../parts/map/shares.ts";
import { useWords } from "../../ui/words.tsx";
import { raceOf } from "../game/race.ts";
import { factsOf, position } from "../game/state.ts";
import { LearnLink } from "./learn-link.tsx";
import { MapPicture } from "./map-picture.ts";
import type { TraceMap } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Facts } from "../game/facts.ts";
import type { State } from "../game/state.ts";

export function TreeMap({ state }: { state: State }) {
  const { markup } = useWords();
  const [isMoving, setMoving] = useState(false);
  const map = mapOf(state);
  const now = position(state);
  const isWhole = state.shape.exhaustive && now && (!now.finished || map);
  return (
    <section
      id="map"
      class="tree-map"
      // Another page has room for the board alone.
      hidden={state.isEmbedded || !isWhole || state.setup !== null}
      data-ready={map ? "yes" : "no"}
      data-moving={isMoving ? "yes" : "no"}
      {...markup("map-label").attributes}
    >
      <Picture state={state} setMoving={setMoving} />
      <Legend state={state} />
    </section>
  );
}

/** The map from the position on the board; once the game is over that from its start, if it is known. */
function mapOf(state: State) {
  const { facts, shape, positions } = state;
  return position(state)?.finished
    ? facts.of(shape.game, positions[0].board).map
    : factsOf(state).map;
}

/** What the colours stand for. */
function Legend({ state }: { state: State }) {
  const { say } = useWords();
  const { pruning } = state.settings;
  const whole = pruning
    ? [
        ["lit", say("map-on")],
        ["dark", say("map-skipped")],
      ]
    : [["passed", say("map-off")]];
  const race = [
    ["lit", say("alpha-beta-name")],
    ["passed", say("map-minimax")],
    ["dark", say("map-open")],
  ];
  return (
    <p class="legend">
      {(raceOf(state) ? race : whole).map(([colour, text]) => (
        <span key={colour} class={colour}>
          {text}
        </span>
      ))}
    </p>
  );
}

/** How it is measured, and what the map shows. */
export function Measured({ state }: { state: State }) {
  const words = useWords();
  return (
    <>
      <p id="method">{methodText(words, factsOf(state).times)}</p>
      <p>{words.say("whole-explained")}</p>
      <p>
        <LearnLink />
      </p>
    </>
  );
}

function Picture({ state, setMoving }: { state: State; setMoving: (isMoving: boolean) => void }) {
  const { say } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<MapPicture | null>(null);
  const map = mapOf(state);
  const { pruning } = state.settings;
  const share = raceOf(state)?.share;
  const from = position(state)?.finished ? "start" : "here";
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const shown = new MapPicture(canvas.current, setMoving);
    picture.current = shown;
    return onLook(canvas.current, () => shown.fit());
  }, []);
  useLayoutEffect(() => {
    if (map && share !== undefined) picture.current?.race(map, share);
    else if (map) picture.current?.show(map, pruning);
  }, [map, pruning, share]);
  return (
    <canvas
      ref={canvas}
      id="map-picture"
      role="img"
      aria-label={map ? say("whole-name", { ...totals(map, pruning), from }) : undefined}
    />
  );
}

/** How many nodes the whole tree has, and how many of them are visited. */
function totals(map: TraceMap, pruning: boolean) {
  const sum = (first: number) =>
    map.byPly.reduce((all, count, at) => (at % 2 === first ? all + count : all), 0);
  const [nodes, visited] = [sum(0), sum(pruning ? 1 : 0)];
  return { plies: pliesOf(map), nodes, visited, pruning: pruning ? "on" : "off" };
}

export function methodText({ say, times }: Speech, measured: Facts["times"]) {
  if (!measured) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [times(low ?? ratio), times(high ?? ratio)];
  // Both ends can be written alike.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
