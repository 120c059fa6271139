/**
 * The map of the whole game tree from the position on the board: what the search visits is lit, the rest is
 * dark. When the other search is switched on, its map comes in from the left, as searches go through a tree.
 */
import { button, make, setChildren, setText } from "../../base/elements.ts";
import { factsOf, position } from "../game/state.ts";
import { lanesOf, raceOf } from "../game/race.ts";
import { raceCaption } from "./slow-race.ts";
import { number, say, times as timesText } from "../../messages/index.ts";
import { icon } from "../../page/icon.ts";
import { part } from "../../page/parts.ts";
import { term } from "../../page/term.ts";
import { embedded } from "../../page/address.ts";
import { learnLink } from "./learn-link.ts";
import { cleared, coloursOf, onLook } from "../../parts/map/canvas.ts";
import { paintShares, pliesOf } from "../../parts/map/shares.ts";
import "../../style/term.css";
import type { TraceMap } from "../../../pkg/web/cutoff.js";
import type { Facts } from "../game/facts.ts";
import type { State } from "../game/state.ts";

/** Milliseconds in which the other map comes in. */
const MOTION = 1_100;

export function mapView() {
  const box = part("map");
  const picture = pictureOf(box);
  const { plies, method } = fill(box, picture.canvas);
  const clocks = ["minimax", "alpha-beta"].map((name) => part(`time-${name}`));
  part("nodes-heading").replaceChildren(term("node", say("nodes-label")));

  return function render(state: State) {
    const now = position(state);
    const { map, times } = factsOf(state);
    for (const clock of clocks) clock.title = times ? methodText(times) : "";
    // Another page has room for the board alone.
    box.hidden =
      embedded || !state.shape.exhaustive || !now || now.finished || state.setup !== null;
    if (box.hidden) return;
    const { pruning } = state.settings;
    const race = raceOf(state);
    box.dataset.ready = map ? "yes" : "no";
    const usual = () => say(pruning ? "whole-caption-on" : "whole-caption-off");
    setText(part("map-caption"), race ? raceCaption(state) : usual());
    setText(method, methodText(times));
    if (!map) return;
    if (race) picture.race(map, race.share);
    else picture.show(map, pruning);
    const [nodes, visited] = totals(map, pruning);
    const values = { plies: pliesOf(map), nodes, visited, pruning: pruning ? "on" : "off" };
    picture.canvas.setAttribute("aria-label", say("whole-name", values));
    drawPlies(plies, map, pruning);
  };
}

/** The nodes of the whole tree, and how many of them are visited. */
function totals({ byPly }: TraceMap, pruning: boolean) {
  const sum = (first: number) =>
    byPly.reduce((all, count, at) => (at % 2 === first ? all + count : all), 0);
  return [sum(0), sum(pruning ? 1 : 0)];
}

function drawPlies(list: HTMLElement, map: TraceMap, pruning: boolean) {
  // As wide as minimax's figures, which are the longer ones: the switch moves nothing.
  const most = Math.max(...map.byPly);
  list.style.minInlineSize = `${say("whole-ply", { visited: most, nodes: most }).length}ch`;
  const rows = Array.from({ length: pliesOf(map) }, (_, ply) => {
    const [nodes, some] = map.byPly.slice(2 * ply);
    const text = say("whole-ply", { visited: pruning ? some : nodes, nodes });
    return make("li", { "data-ply": number(ply) }, text);
  });
  setChildren(list, ...rows);
}

function fill(box: HTMLElement, canvas: HTMLCanvasElement) {
  const plies = make("ol", { start: 0, "aria-label": say("whole-plies") });
  // A phone has only a strip of it, on which this lies: whoever presses it wants all.
  const open = button("", toggle, {
    id: "map-open",
    "aria-label": say("whole-open"),
    "aria-expanded": "false",
    "aria-controls": "map-more",
  });
  open.append(icon("chevron-down"));
  function toggle() {
    open.setAttribute("aria-expanded", String(box.classList.toggle("open")));
  }
  box.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !box.classList.contains("open")) return;
    toggle();
    open.focus();
  });
  box.prepend(canvas, open, plies);
  part("map-caption").after(" ", learnLink());
  const method = make("p", { id: "method" });
  const more = { id: "map-more", class: "map-more" };
  box.append(make("div", more, make("p", {}, say("whole-explained")), method));
  return { plies, method };
}

/** The picture, and its motion from one search to the other. */
function pictureOf(box: HTMLElement) {
  const canvas = make("canvas", { id: "map-picture", role: "img" });
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let shown: { map: TraceMap; pruning: boolean } | null = null;
  let motion = new AbortController();

  function paint() {
    motion.abort();
    box.dataset.moving = "no";
    const page = cleared(canvas);
    if (shown && page) paintShares(canvas, page, shown.map, shown.pruning);
  }

  /** A new picture of the same map comes in over the one that is there. */
  function show(map: TraceMap, pruning: boolean) {
    if (shown?.map === map && shown.pruning === pruning) return;
    const before = shown?.map === map && !still.matches ? copyOf(canvas) : null;
    shown = { map, pruning };
    paint();
    if (!before || canvas.width === 0) return;
    motion = new AbortController();
    box.dataset.moving = "yes";
    comeIn(canvas, before, copyOf(canvas), motion.signal).then(paint, () => {});
  }

  /** @param share Of minimax's nodes. */
  function race(map: TraceMap, share: number) {
    shown = null;
    paint();
    paintRace(canvas, map, share);
  }

  // What is said below can have another height then: the motion goes on, and the picture fits at its end.
  onLook(canvas, () => box.dataset.moving !== "yes" && paint());
  return { canvas, show, race };
}

function copyOf(canvas: HTMLCanvasElement) {
  const copy = make("canvas", { width: canvas.width, height: canvas.height });
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

function methodText(measured: Facts["times"]) {
  if (!measured) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [timesText(low ?? ratio), timesText(high ?? ratio)];
  // Both ends can be written alike.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
