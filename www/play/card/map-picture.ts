/** The picture of the map on its canvas, and its motion from one search to the other. */
import { lanesOf } from "../game/race.ts";
import { cleared, coloursOf } from "../../parts/map/canvas.ts";
import { paintShares } from "../../parts/map/shares.ts";
import type { TraceMap } from "../../../pkg/web/cutoff.js";

/** Milliseconds in which the other map comes in. */
const MOTION = 1_100;

export class MapPicture {
  #canvas;
  #tell;
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #shown: { map: TraceMap; pruning: boolean } | null = null;
  #motion: AbortController | null = null;

  /** @param tell Hears whether the picture moves. */
  constructor(canvas: HTMLCanvasElement, tell: (isMoving: boolean) => void) {
    this.#canvas = canvas;
    this.#tell = tell;
  }

  /** Shows what a search visits. A new picture of the same map comes in over the one that is there. */
  show(map: TraceMap, pruning: boolean) {
    const before = this.#shown;
    if (before?.map === map && before.pruning === pruning) return;
    const copy = before?.map === map && !this.#still.matches ? copyOf(this.#canvas) : null;
    this.#shown = { map, pruning };
    this.#paint();
    if (!copy || this.#canvas.width === 0) return;
    this.#motion = new AbortController();
    this.#tell(true);
    const after = copyOf(this.#canvas);
    comeIn(this.#canvas, copy, after, this.#motion.signal).then(
      () => this.#paint(),
      () => {},
    );
  }

  /** @param share Of minimax's nodes. */
  race(map: TraceMap, share: number) {
    this.#shown = null;
    this.#paint();
    paintRace(this.#canvas, map, share);
  }

  /** The canvas has another size, or the page other colours. A motion goes on, and the picture fits at its end. */
  fit() {
    if (!this.#motion) this.#paint();
  }

  #paint() {
    this.#motion?.abort();
    this.#motion = null;
    this.#tell(false);
    const page = cleared(this.#canvas);
    if (!this.#shown || !page) return;
    paintShares(this.#canvas, page, this.#shown.map, this.#shown.pruning);
  }
}

function copyOf(canvas: HTMLCanvasElement) {
  const copy = document.createElement("canvas");
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  copy.getContext("2d")?.drawImage(canvas, 0, 0);
  return copy;
}

/** Draws a picture over another from the left, behind a front. @returns Ends with the motion; rejects if it is given up. */
function comeIn(
  canvas: HTMLCanvasElement,
  before: HTMLCanvasElement,
  after: HTMLCanvasElement,
  signal: AbortSignal,
) {
  const paper = canvas.getContext("2d");
  const [front] = coloursOf(canvas, ["--map-front"]);
  const begun = performance.now();
  const { width, height } = canvas;
  return new Promise<void>((resolve, reject) => {
    const step = () => {
      if (signal.aborted || !paper) return reject(signal.reason);
      const share = (performance.now() - begun) / MOTION;
      if (share >= 1) return resolve();
      // Slow at both ends.
      const at = Math.round(width * share * share * (3 - 2 * share));
      paper.setTransform(1, 0, 0, 1, 0, 0);
      paper.clearRect(0, 0, width, height);
      if (at > 0) paper.drawImage(after, 0, 0, at, height, 0, 0, at, height);
      if (at < width) paper.drawImage(before, at, 0, width - at, height, at, 0, width - at, height);
      paper.fillStyle = front;
      paper.fillRect(at - 1, 0, 3, height);
      requestAnimationFrame(step);
    };
    step();
  });
}

/** What minimax has passed is grey, and lit where alpha-beta has been; its front is a line. */
function paintRace(canvas: HTMLCanvasElement, map: TraceMap, share: number) {
  const page = cleared(canvas);
  if (!page) return;
  const { minimax, alphaBeta } = lanesOf(map, share);
  const passed = { minimax: minimax.columns, alphaBeta: alphaBeta.columns };
  paintShares(canvas, page, map, true, passed);
  if (minimax.isDone) return;
  [page.paint.fillStyle] = coloursOf(canvas, ["--map-front"]);
  const at = (page.width * minimax.columns) / (map.begun.length / 2);
  page.paint.fillRect(at - 1, 0, 2, page.height);
}
