/** The tree on the stage. It opens along the path, and the visitor can pan and zoom it. */
import { useMemo, useRef, useState } from "preact/hooks";
import { sure } from "../base/sure.ts";
import { unmarked } from "../base/typed-text.ts";
import { IconButton } from "../page/buttons.tsx";
import { pathTo, visibleIds } from "../parts/search/branches.ts";
import { placeRows, placeInFull, type StageLayout } from "./stage-layout.ts";
import { keepInPlace, type CameraView, type Extent } from "../parts/tree/camera.ts";
import { usePanZoom } from "./pan-zoom.ts";
import { drawSearch, type StageStyle } from "./picture/search-drawing.ts";
import { Drawing } from "../ui/drawing.tsx";
import { useElementSize } from "../ui/element-size.ts";
import { useWords } from "../ui/words.tsx";
import type { SvgElement } from "../base/svg-element.ts";
import type { Knowledge } from "../parts/search/node-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { WatchProps } from "./controller.ts";
import type { WatchState } from "./state.ts";
import type { Subject } from "./subject.ts";

const ZOOMS = { least: 0.3, most: 6 };

interface StagedTree {
  subject: Subject;
  stage: Extent;
  /** True if the names of rows are on the right. */
  isMirrored: boolean;
  /** The layout of the whole tree, if all of it is readable at once. */
  full: StageLayout | undefined;
}

type Scene = { staged: StagedTree; step: Step; layout: StageLayout };

export function Stage({ state, watch }: WatchProps) {
  const { say, markup } = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const scene = useScene(state, useElementSize(drawing));
  const { isMoved, box, ...camera } = useCamera(scene);
  const moving = usePanZoom({
    ...camera,
    press: () => watch.stepper.pause(),
    click({ clientX, clientY }) {
      const node = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-id]");
      if (node && drawing.current?.contains(node)) watch.goTo(Number(node.dataset.id));
    },
  });
  const picture = useMemo(() => scene && [levels(scene), ...draw(scene)], [scene]);
  function home() {
    camera.home();
    // The button disappears, so the stage gets the focus.
    watch.focus();
  }
  return (
    <>
      <svg
        ref={drawing}
        id="tree"
        class="tree"
        tabindex={0}
        role="img"
        viewBox={scene ? box : undefined}
        {...markup("tree-drawing").attributes}
        {...moving}
      >
        {picture}
      </svg>
      <p class="explained no-print">{say("tree-drawing")}</p>
      {isMoved && <IconButton name="zoom-all" class="no-print" icon="maximize" press={home} />}
    </>
  );
}

const draw = ({ staged, step, layout: { ids, points } }: Scene) =>
  drawSearch(staged.subject, step, ids, (id) => sure(points.get(id))).map((svg) => (
    <Drawing key={svg.attributes.class} svg={svg} />
  ));

/** The assumed width of a character in each line of a row's name, as a share of the font size. */
const SIGN = { name: 0.73, takes: 0.52 };

/** Names the side to move in each row, and whether it chooses the highest or lowest value. */
function levels({ staged: { subject, stage, isMirrored }, layout: { ids, points, all } }: Scene) {
  const sign = isMirrored ? -1 : 1;
  const letters = (Math.min(15, 9 + stage.width / 170) * all.width) / stage.width;
  const start = isMirrored ? all.x + all.width : all.x;
  /** The name of each row, and the space before its first node. */
  const rows: Map<number, { level: ReturnType<Subject["level"]>; space: number }> = new Map();
  for (const id of ids) {
    const { x, y, size = 1, word } = sure(points.get(id));
    if (word) continue;
    const { level, space } = rows.get(y) ?? { level: null, space: Infinity };
    const before = sign * (x - start) - (size * subject.style.spacing.width) / 2;
    rows.set(y, { level: level ?? subject.level(id), space: Math.min(space, before) });
  }
  const fits = (text: string, width: number, space: number) =>
    space > unmarked(text).length * width * letters;
  return (
    <g key="levels" class="levels" font-size={letters}>
      {[...rows].map(
        ([y, { level, space }]) =>
          level &&
          fits(level.name, SIGN.name, space) && (
            <text key={y} x={start} y={y}>
              {level.name}
              {stage.width >= 600 && fits(level.takes, SIGN.takes, space) && (
                <tspan x={start} dy={1.5 * letters}>
                  {level.takes}
                </tspan>
              )}
            </text>
          ),
      )}
    </g>
  );
}

/** @param stage Has the size 0 before its layout. @returns Null for an empty stage. */
function useScene({ moment, opened }: WatchState, stage: Extent): Scene | null {
  const { subject, step } = moment ?? {};
  const staged = useMemo(() => {
    if (!subject || stage.width === 0 || stage.height === 0) return null;
    const isMirrored = document.documentElement.dir === "rtl";
    const full = placeInFull(subject, stage, isMirrored);
    const style = steady(full?.style ?? subject.style);
    return { subject: { ...subject, style }, stage, isMirrored, full: full?.layout };
  }, [subject, stage]);
  const rows = staged && step && !staged.full ? rowsAt(staged, step, opened) : null;
  // Nodes do not move until the set of shown nodes changes.
  const layout = useMemo(() => staged?.full ?? rows?.arrange(), [staged, rows?.key]);
  const scene = staged && step && layout ? { staged, step, layout } : null;
  return useMemo(() => scene, [step, layout]);
}

/** Returns the layout of a step in rows. Equal keys mean equal arrangements. */
function rowsAt({ subject, stage }: StagedTree, step: Step, opened: ReadonlySet<number>) {
  const { branches, record } = subject;
  const here = branches.idOf(step.here);
  const ids = visibleIds(branches, here, opened, 0);
  const why = step.kind === "cut" ? record.reason(step.here) : null;
  const best = record.isTree() ? record.pathStates(step).map(({ chosen }) => chosen ?? 0) : [];
  return {
    key: `${why?.answer} ${best} ${ids}`,
    arrange: () => placeRows(subject, ids, stage, best, { here, opened, why }),
  };
}

/** Shows the whole drawing until the visitor moves it. Afterwards the view follows the search. */
function useCamera(scene: Scene | null) {
  const [moved, setMoved] = useState<CameraMove | null>(null);
  const last = scene && moved?.scene.staged === scene.staged ? moved : null;
  const { x, y, width, height } = viewOf(scene, last);
  const move = (view: CameraView, zoomed: number) => scene && setMoved({ scene, view, zoomed });
  const before = last?.zoomed ?? 1;
  return {
    isMoved: last !== null,
    box: [x, y, width, height].map((side) => side.toFixed(1)).join(" "),
    pan(across: number, down: number) {
      if (across === 0 && down === 0) return;
      move({ x: x + across * width, y: y + down * height, width, height }, before);
    },
    /** @param factor Below 1 to zoom in. */
    zoom(factor: number, left = 0.5, top = 0.5) {
      const zoomed = Math.max(ZOOMS.least, Math.min(ZOOMS.most, before / factor));
      const size = { width: (width * before) / zoomed, height: (height * before) / zoomed };
      move(
        { x: x + left * (width - size.width), y: y + top * (height - size.height), ...size },
        zoomed,
      );
    },
    home: () => setMoved(null),
  };
}

type CameraMove = { scene: Scene; view: CameraView; zoomed: number };

function viewOf(scene: Scene | null, last: CameraMove | null) {
  if (!scene) return { x: 0, y: 0, width: 1, height: 1 };
  if (!last) return scene.layout.all;
  if (scene === last.scene) return last.view;
  const { branches } = scene.staged.subject;
  const path = pathTo(branches, branches.idOf(scene.step.here));
  return keepInPlace(last.view, last.scene.layout.points, scene.layout.points, path);
}

/** Redraws a node only if its state has changed, because a step changes few nodes. */
function steady(style: StageStyle): StageStyle {
  const last: Map<number, { text: string; elements: SvgElement[]; bottom: number }> = new Map();
  function drawing(id: number, knowledge: Knowledge) {
    const text = Object.values(knowledge).join();
    let node = last.get(id);
    if (node?.text !== text) {
      node = { text, elements: style.draw(id, knowledge), bottom: style.bottom(id, knowledge) };
      last.set(id, node);
    }
    return node;
  }
  return {
    ...style,
    draw: (id, knowledge) => drawing(id, knowledge).elements,
    bottom: (id, knowledge) => drawing(id, knowledge).bottom,
  };
}
