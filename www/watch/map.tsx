/** The map: the whole tree on a canvas, and the part of it that the search visited. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { MiniBoard } from "../parts/board/mini.ts";
import { onAppearance, bandsOf, clearCanvas, coloursOf } from "../parts/map/canvas.ts";
import { valueText } from "../parts/search/value-text.ts";
import { ZOOM, usePanZoom } from "./pan-zoom.ts";
import { say } from "../messages/index.ts";
import { IconButton } from "../page/buttons.tsx";
import { UNVISITED, layOut, nodeAt, span, type MinimaxTree, type MapLayout } from "./map-layout.ts";
import type { Subject } from "./subject.ts";
import type { WatchState } from "./state.ts";
import type { SearchRecord } from "../parts/search/record.ts";

/** The minimum number of leaves in view. */
const LEAST_LEAVES = 4;
/** Enter zooms to the smallest node that fills this share of the view. */
const ZOOM_SHARE = 1 / 8;

type View = { from: number; to: number };

export function MapPanel({ moment, minimax, mapFault }: WatchState) {
  const fault = moment && !moment.subject.minimax ? say("map-none") : mapFault;
  return (
    <>
      <p id="map-none" class="explained" hidden={fault === ""}>
        {fault}
      </p>
      <div id="map-box" class="stack" hidden={!minimax || !moment}>
        {minimax && moment && <TreeMap subject={moment.subject} minimax={minimax} />}
      </div>
    </>
  );
}

/** The state of the map: the visible part, the described node, and the effect of input. */
function useMapView(full: SearchRecord, layout: MapLayout) {
  const all = layout.leaves.length;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<View>({ from: 0, to: all });
  const [described, describe] = useState(0);
  const map = { canvas, full, layout, view };
  const zoom = (factor: number, at: number) => setView((view) => zoomView(view, factor, at, all));
  const home = () => enter(0);
  /** Zooms to a node and the nodes below it. */
  function enter(node: number) {
    if (node < 0) return;
    const [from, to] = span(layout, full, node);
    setView(viewOf(from, to, all));
    describe(node);
  }
  const { onKeyDown, ...moving } = usePanZoom({
    pan(share) {
      const by = (view.to - view.from) * share;
      setView(viewOf(view.from + by, view.to + by, all));
    },
    zoom,
    home,
    click: (event) => enter(nodeUnder(event, map)),
    hover(event) {
      const node = nodeUnder(event, map);
      if (node >= 0) describe(node);
    },
  });
  function press(event: Parameters<typeof onKeyDown>[0]) {
    onKeyDown(event);
    const middle = () => middleNode(map);
    if (event.key === "Enter") enter(middle());
    else if (event.shiftKey || "+-=".includes(event.key)) describe(middle());
  }
  return { canvas, view, described, zoom, home, moving: { ...moving, onKeyDown: press } };
}

type Canvas = RefObject<HTMLCanvasElement | null>;
type MapState = { canvas: Canvas; full: SearchRecord; layout: MapLayout; view: View };

/** Finds the smallest node at the middle that fills `ZOOM_SHARE` of the view. */
function middleNode({ full, layout, view: { from, to } }: MapState) {
  let node = layout.leaves[Math.floor((from + to) / 2)];
  const isWide = (at: number) => {
    const [first, last] = span(layout, full, at);
    return last - first >= (to - from) * ZOOM_SHARE;
  };
  while (node > 0 && !isWide(node)) node = full.trace.parents[node];
  return node;
}

/** Finds the node under the pointer; −1 if there is none. */
function nodeUnder({ clientX, clientY }: MouseEvent, { canvas, full, layout, view }: MapState) {
  const box = canvas.current?.getBoundingClientRect();
  if (!box) return -1;
  const leaf = view.from + ((clientX - box.left) / box.width) * (view.to - view.from);
  const ply = Math.floor(((clientY - box.top) / box.height) * layout.plies);
  return nodeAt(layout, full, Math.floor(leaf), Math.max(ply, 0));
}

type MapProps = { subject: Subject; minimax: MinimaxTree };

function TreeMap({ subject, minimax }: MapProps) {
  const { full } = minimax;
  const layout = useMemo(() => layOut(full), [full]);
  const { canvas, view, described, zoom, home, moving } = useMapView(full, layout);
  usePainting(canvas, (element) => paintMap(element, minimax, layout, view), view);
  const text = say("map-text", { visited: subject.record.trace.nodes, nodes: full.trace.nodes });
  return (
    <>
      <p id="map-text">{text}</p>
      <canvas
        ref={canvas}
        id="map"
        class="map"
        tabIndex={0}
        role="img"
        aria-label={text}
        {...moving}
      />
      <div class="buttons">
        <IconButton id="map-whole" name="zoom-all" icon="maximize" press={home} />
        <IconButton id="map-in" name="zoom-in" icon="zoom-in" press={() => zoom(1 / ZOOM, 0.5)} />
        <IconButton id="map-out" name="zoom-out" icon="zoom-out" press={() => zoom(ZOOM, 0.5)} />
      </div>
      <ul class="map-legend in-row wraps explained bare">
        <li class="stone-x">{say("map-legend-x")}</li>
        <li>{say("worth-draw")}</li>
        <li class="stone-o">{say("map-legend-o")}</li>
        {full.isLimited && <li class="legend-estimate">{say("form-estimate")}</li>}
        <li class="legend-cut">{say("map-legend-cut")}</li>
      </ul>
      <NodeText subject={subject} minimax={minimax} node={described} />
      <p class="explained">{say("map-explained")}</p>
    </>
  );
}

/** Repaints in the next frame, also after a change of the canvas size or the colours. */
function usePainting(canvas: Canvas, paint: (canvas: HTMLCanvasElement) => void, view: View) {
  const again = useRef(() => {});
  again.current = () => canvas.current && paint(canvas.current);
  const soon = useRef(0);
  const repaint = () => {
    cancelAnimationFrame(soon.current);
    soon.current = requestAnimationFrame(() => again.current());
  };
  useLayoutEffect(repaint, [view]);
  useEffect(() => (canvas.current ? onAppearance(canvas.current, repaint) : undefined), []);
}

/** Describes a node: its board, its value, and why the search skipped it. */
function NodeText({ subject, minimax, node }: MapProps & { node: number }) {
  const { full } = minimax;
  const { values, sizes, moves } = full.trace;
  const value = valueText({ ...subject, record: full }, values[node], node);
  return (
    <div class="in-row" aria-live="polite">
      <MiniBoard
        shape={full.shape}
        board={full.board(node)}
        marked={node === 0 ? undefined : moves[node]}
      />
      <p>
        <span id="map-node">{say("map-node", { value, nodes: sizes[node] })}</span>{" "}
        <span id="map-why">
          {minimax.visited[node] === UNVISITED
            ? say("map-unvisited", { why: whyOf(subject, minimax, node) })
            : say("map-visited")}
        </span>
      </p>
    </div>
  );
}

function whyOf({ record, sentences }: Subject, { full, visited }: MinimaxTree, node: number) {
  let cut = node;
  while (visited[cut] === UNVISITED) cut = full.trace.parents[cut];
  return sentences(record.step(record.closing(visited[cut])), 0)[0];
}

function viewOf(from: number, to: number, all: number): View {
  const width = Math.min(Math.max(to - from, Math.min(LEAST_LEAVES, all)), all);
  const left = Math.min(Math.max(from, 0), all - width);
  return { from: left, to: left + width };
}

/** @param at The share of the view to the left of the point that stays in place. */
function zoomView({ from, to }: View, factor: number, at: number, all: number) {
  const centre = from + (to - from) * at;
  return viewOf(centre - (centre - from) * factor, centre + (to - centre) * factor, all);
}

/** Paints the node in each column of pixels. Neighbouring columns of one node are one box. */
function paintMap(canvas: HTMLCanvasElement, minimax: MinimaxTree, layout: MapLayout, view: View) {
  const { full, visited } = minimax;
  const page = clearCanvas(canvas);
  if (!page) return;
  const { paint, width, height } = page;
  const names = ["--x", "--o", "--edge", "--line", "--ground"];
  const [X, O, draw, estimate, ground] = coloursOf(canvas, names);
  const colours = { X, O, draw, estimate };
  const cutOff = hatch(paint, ground);
  const perPixel = (view.to - view.from) / width;
  bandsOf(layout.plies, height).forEach(({ top, height }, ply) => {
    let [start, last] = [0, -2];
    for (let x = 0; x <= width; x += 1) {
      const leaf = Math.floor(view.from + (x + 0.5) * perPixel);
      const node = x < width ? nodeAt(layout, full, leaf, ply) : -2;
      if (node === last) continue;
      if (last >= 0) {
        // Leaves a gap after a wide node.
        const wide = Math.max(x - start - (x - start > 6 ? 1 : 0), 1);
        const cut = visited[last] === UNVISITED;
        paint.fillStyle = colours[kindOf(full, last)];
        paint.globalAlpha = cut ? 0.3 : 1;
        paint.fillRect(start, top, wide, height);
        paint.globalAlpha = 1;
        if (cut && cutOff) {
          paint.fillStyle = cutOff;
          paint.fillRect(start, top, wide, height);
        }
      }
      [start, last] = [x, node];
    }
  });
}

const kindOf = (full: SearchRecord, node: number) =>
  full.isEstimate(node) ? "estimate" : (full.end(full.trace.values[node]).winner ?? "draw");

function hatch(paint: CanvasRenderingContext2D, colour: string) {
  const tile = document.createElement("canvas");
  Object.assign(tile, { width: 6, height: 6 });
  const line = tile.getContext("2d");
  if (!line) return null;
  Object.assign(line, { strokeStyle: colour, lineWidth: 1.5 });
  line.stroke(new Path2D("M-1 7L7 -1"));
  return paint.createPattern(tile, "repeat");
}
