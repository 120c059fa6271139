/** The map of the game tree from the position on the board, with its visited parts lit. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { clearCanvas, coloursOf, onAppearance } from "../parts/map/canvas.ts";
import { paintShares, pliesOf } from "../parts/map/shares.ts";
import { markup, say } from "../messages/index.ts";
import { positionOf } from "../game/state.ts";
import { factsOf, rootOfMap, type State } from "./state/play-state.ts";
import { lanesOf, raceOf } from "./card/standard-card.ts";
import type { TraceMap } from "../../pkg/whole/cutoff.js";

export function TreeMap({ state }: { state: State }) {
  const map = factsOf(rootOfMap(state)).map;
  const position = positionOf(state);
  const isWhole = position && (!position.finished || map);
  return (
    <section
      id="map"
      class="tree-map no-print"
      // On other sites, only the board is shown.
      hidden={state.isEmbedded || !isWhole || state.setup !== null}
      data-ready={map ? "yes" : "no"}
      {...markup("tree-map-label").attributes}
    >
      <Picture state={state} />
      <Legend state={state} />
    </section>
  );
}

function Legend({ state }: { state: State }) {
  const { pruning } = state.settings;
  const whole = pruning
    ? [
        ["lit", say("tree-map-alpha-beta")],
        ["dark", say("tree-map-skipped")],
      ]
    : [["passed", say("tree-map-minimax")]];
  const race = [
    ["lit", say("alpha-beta-name")],
    ["passed", say("tree-map-so-far")],
    ["dark", say("tree-map-open")],
  ];
  return (
    <p class="tree-map-legend in-row wraps explained">
      {(raceOf(state)?.share === undefined ? whole : race).map(([colour, text]) => (
        <span key={colour} class={colour}>
          {text}
        </span>
      ))}
    </p>
  );
}

function Picture({ state }: { state: State }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = factsOf(rootOfMap(state)).map;
  const { pruning } = state.settings;
  const share = raceOf(state)?.share;
  const from = positionOf(state)?.finished ? "start" : "here";
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current || !map) return;
    const paint = () =>
      share === undefined ? paintMap(current, map, pruning) : paintRace(current, map, share);
    paint();
    return onAppearance(current, paint);
  }, [map, pruning, share]);
  return (
    <canvas
      ref={canvas}
      id="map-picture"
      role="img"
      aria-label={map ? say("tree-map-name", { ...totals(map, pruning), from }) : undefined}
    />
  );
}

function paintMap(canvas: HTMLCanvasElement, map: TraceMap, pruning: boolean) {
  const page = clearCanvas(canvas);
  if (page) paintShares(canvas, page, map, pruning);
}

/** Paints minimax's part grey and alpha-beta's part bright, and draws a line at minimax's front. */
function paintRace(canvas: HTMLCanvasElement, map: TraceMap, share: number) {
  const page = clearCanvas(canvas);
  if (!page) return;
  const { minimax, "alpha-beta": alphaBeta } = lanesOf(map, share);
  const passed = { minimax: minimax.columns, alphaBeta: alphaBeta.columns };
  paintShares(canvas, page, map, true, passed);
  [page.paint.fillStyle] = coloursOf(canvas, ["--map-front"]);
  const at = (page.width * minimax.columns) / (map.begun.length / 2);
  page.paint.fillRect(at - 1, 0, 2, page.height);
}

/** Counts the nodes of the whole tree and the visited ones. */
function totals(map: TraceMap, pruning: boolean) {
  const sum = (first: number) =>
    map.byPly.reduce((all, count, at) => (at % 2 === first ? all + count : all), 0);
  const [nodes, visited] = [sum(0), sum(pruning ? 1 : 0)];
  return { plies: pliesOf(map), nodes, visited, pruning: pruning ? "on" : "off" };
}
