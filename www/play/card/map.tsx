/**
 * The map of the whole game tree from the position on the board: what the search visits is lit, the rest is
 * dark. When the other search is switched on, its map comes in from the left, as searches go through a tree.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../page/site.tsx";
import { onLook } from "../../parts/map/canvas.ts";
import { pliesOf } from "../../parts/map/shares.ts";
import { useWords } from "../../ui/words.tsx";
import { raceOf } from "../game/race.ts";
import { factsOf, position } from "../game/state.ts";
import { LearnLink } from "./learn-link.tsx";
import { MapPicture } from "./map-picture.ts";
import { mapCaption } from "./searches.ts";
import { raceCaption } from "./slow-race.ts";
import type { TraceMap } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Facts } from "../game/facts.ts";
import type { State } from "../game/state.ts";

export function TreeMap({ state }: { state: State }) {
  const words = useWords();
  const { say, markup } = words;
  const [isOpen, open] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { map, times } = factsOf(state);
  const { pruning } = state.settings;
  const now = position(state);
  const isWhole = state.shape.exhaustive && now && !now.finished;
  return (
    <section
      id="map"
      class={isOpen ? "tree-map open" : "tree-map"}
      // Another page has room for the board alone.
      hidden={state.isEmbedded || !isWhole || state.setup !== null}
      data-ready={map ? "yes" : "no"}
      data-moving={isMoving ? "yes" : "no"}
      {...markup("map-label").attributes}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        open(false);
        opener.current?.focus();
      }}
    >
      <Picture state={state} setMoving={setMoving} />
      <button
        ref={opener}
        type="button"
        // A phone has only a strip of it, on which this lies: whoever presses it wants all.
        id="map-open"
        aria-label={say("whole-open")}
        aria-expanded={isOpen}
        aria-controls="map-more"
        onClick={() => open(!isOpen)}
      >
        <Icon name="chevron-down" />
      </button>
      {map && <Plies map={map} pruning={pruning} />}
      <p class="map-caption first-words">
        <span id="map-caption">{(raceOf(state) ? raceCaption : mapCaption)(words, state)}</span>{" "}
        <LearnLink />
      </p>
      <div id="map-more" class="map-more">
        <p>{say("whole-explained")}</p>
        <p id="method">{methodText(words, times)}</p>
      </div>
    </section>
  );
}

function Picture({ state, setMoving }: { state: State; setMoving: (isMoving: boolean) => void }) {
  const { say } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<MapPicture | null>(null);
  const { map } = factsOf(state);
  const { pruning } = state.settings;
  const share = raceOf(state)?.share;
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
      aria-label={map ? say("whole-name", totals(map, pruning)) : undefined}
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

function Plies({ map, pruning }: { map: TraceMap; pruning: boolean }) {
  const { say, number } = useWords();
  const rows = Array.from({ length: pliesOf(map) }, (_, ply) => map.byPly.slice(2 * ply));
  // As wide as minimax's figures, which are the longer ones: the switch moves nothing.
  const most = Math.max(...map.byPly);
  const width = say("whole-ply", { visited: most, nodes: most }).length;
  return (
    <ol start={0} aria-label={say("whole-plies")} style={{ "min-inline-size": `${width}ch` }}>
      {rows.map(([nodes, some], ply) => (
        <li key={ply} data-ply={number(ply)}>
          {say("whole-ply", { visited: pruning ? some : nodes, nodes })}
        </li>
      ))}
    </ol>
  );
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
