/** The workspace: all views of a search, showing one state, the room beside them and the address of the step. */
import { setText, one, make } from "../base/elements.ts";
import { onClick, part } from "../page/parts.ts";
import { nextTask } from "../base/next-task.ts";
import { fail } from "../page/start/place.ts";
import { toast } from "../page/toast.ts";
import { codeView } from "./code.ts";
import { frameIn } from "../parts/board/frame.ts";
import { cellStates } from "../parts/search/cell-states.ts";
import { neverCount, longestSentences, sentenceBox } from "./sentence-box.ts";
import { numberLine } from "./number-line.ts";
import { pathList } from "./path.ts";
import { ZOOM } from "../parts/tree/pan-zoom.ts";
import { Stepper } from "./stepper.ts";
import { transport } from "./transport.ts";
import { TreeList } from "../parts/tree/list.ts";
import { TreeStage } from "../parts/tree/stage.ts";
import { tabs } from "../page/tabs.ts";
import { say } from "../messages/index.ts";
import { PANELS } from "../parts/search/choice.ts";
import { replaceOwn } from "../page/address.ts";
import { boardOfButtons } from "../parts/board/buttons.ts";
import { drawCell } from "../parts/board/search-cell.ts";
import { signed } from "../messages/figures.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";
import type { Panel } from "../parts/search/choice.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { CellState } from "../parts/search/cell-states.ts";
import type { BoardFrame } from "../parts/board/frame.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

export function workspace({
  edit,
  opened,
  link,
  rendered,
}: {
  /** Takes a click on a node; false to let it pass. */
  edit: (subject: Subject, id: number) => boolean;
  /** Called when a panel comes into view. */
  opened: (panel: Panel) => void;
  /** What the address says of what is shown. */
  link: () => Record<string, string>;
  /** Called after each step. */
  rendered: (moment: Moment) => void;
}) {
  /** Ended when another search is shown. */
  let work = new AbortController();
  let shown: Subject | null = null;

  const stepper = new Stepper(render);
  const stage = new TreeStage(part<SVGSVGElement>("tree"), choose);
  const list = new TreeList(part("tree-list"), choose, (id) => {
    stage.toggle(id);
    stepper.render();
  });
  const board = nodeBoard(frameIn(part("search-frame")), revealCell);
  const views = [
    sentenceBox(),
    neverCount(part("never")),
    numberLine(part("number-line")),
    pathList(part("search-path"), (node) => stepper.enter(node)),
    codeView(part("code"), part("code-variables"), part("code-languages")),
    transport(stepper),
  ];
  zoomButtons(stage);
  // A press takes longer than a step: what is pressed stays where it is.
  for (const id of ["tree", "search-path", "search-board", "tree-list"]) {
    part(id).addEventListener("pointerdown", () => stepper.playing && stepper.play(false));
  }
  const address = stepAddress(() => (shown ? link() : null));
  const room = openRoom(() => stepper.render(), opened);
  onClick("room-button", () => {
    room.set(room.open ? null : room.panel);
    address.write();
  });

  function render(moment: Moment) {
    const { subject, step } = moment;
    if (subject !== shown) {
      shown = subject;
      work.abort();
      work = new AbortController();
      stage.show(subject);
      arrangeFor(subject);
    }
    stage.render(step);
    for (const view of views) view(moment);
    if (room.panel === "list") list.render(subject, step, stage.open);
    if (subject.kind === "position") renderBoard(moment);
    rendered(moment);
    if (moment.playing) address.cancel();
    else address.writeSoon();
  }

  function renderBoard({ subject, step, stands }: Moment) {
    const { record } = subject;
    board(
      record.shape,
      record.board(step.here),
      step.here === 0 ? undefined : record.trace.moves[step.here],
      cellStates(record, step, stands[stands.length - 1].chosen),
      subject.write,
    );
  }

  /** Goes to a node of the tree, or says what is known of one that the search never came to. */
  function choose(id: number) {
    const { subject } = stepper;
    if (!subject || edit(subject, id)) return;
    const node = subject.branches.nodeOf(id);
    if (node !== null && subject.record.entering(node) < subject.record.length) stepper.enter(node);
    else reveal(subject, id);
  }

  /** @param cell A move that was cut. */
  function revealCell(cell: number) {
    const { subject, step } = stepper;
    if (!subject || step === null) return;
    const { branches, record } = subject;
    const here = branches.idOf(record.step(step - 1).here);
    const id = branches.children(here).find((child) => branches.moveOf(child) === cell);
    if (id !== undefined) reveal(subject, id);
  }

  async function reveal(subject: Subject, id: number) {
    const { signal } = work;
    try {
      toast(await subject.reveal(id, signal));
    } catch (error) {
      if (!signal.aborted) fail(error, () => reveal(subject, id));
    }
  }

  return {
    stepper,
    /** Does what can be done for a search before it is shown, in tasks of its own. */
    async prepare(subject: Subject) {
      await nextTask();
      longestSentences(subject);
      await nextTask();
    },
    room,
    /** The nodes of the tree that are open, each after the one above it. */
    get open() {
      return stage.open;
    },
    /** Shows nothing of what was searched. */
    clear() {
      shown = null;
      work.abort();
      address.cancel();
      stepper.clear();
    },
  };
}

function zoomButtons(stage: TreeStage) {
  onClick("zoom-in", () => stage.zoom(1 / ZOOM));
  onClick("zoom-out", () => stage.zoom(ZOOM));
  onClick("zoom-all", () => {
    stage.home();
    // With the details closed, the button is gone now.
    part("tree").focus({ preventScroll: true });
  });
}

/** Shows what there is of such a search beside its steps: its board, its window, its cost, its forms. */
function arrangeFor({ kind, record, cost, scoring, lineTitle }: Subject) {
  const isPosition = kind === "position";
  part("main").dataset.of = kind;
  for (const id of ["search-frame", "start-buttons"]) part(id).hidden = !isPosition;
  setText(part("cost"), cost);
  setText(part("scoring"), scoring);
  part("main").classList.toggle("without-window", !record.pruning);
  setText(part("line-caption"), lineTitle);
  part("form-estimate").hidden = !record.isLimited;
  part("horizon-link").hidden = !isPosition || !record.isLimited;
  part("form-known").hidden = !knowsAny(record);
}

/** Whether a search comes to any value that is no estimate. */
function knowsAny(record: SearchRecord) {
  if (!record.isLimited) return true;
  for (let node = 1; node < record.trace.nodes; node += 1)
    if (!record.isEstimate(node)) return true;
  return false;
}

/**
 * @param chosen Called when another panel is chosen.
 * @param opened Called when a panel comes into view.
 */
export function openRoom(chosen: () => void, opened: (panel: Panel) => void) {
  /** The panel that is chosen, whether the room is open or not. */
  let panel: Panel = PANELS[0];
  let isOpen = false;
  const tabbed = tabs(
    part("details"),
    say("details-tabs"),
    PANELS.map((id) => ({ id, name: say(`tab-${id}`), panel: panelOf(id) })),
    (id) => {
      panel = id;
      chosen();
      if (isOpen) opened(panel);
    },
  );

  return {
    get panel() {
      return panel;
    },
    /** The panel that is in view; null if the room is closed. */
    get open() {
      return isOpen ? panel : null;
    },
    /** Opens the room at a panel, or closes it. */
    set(name: Panel | null) {
      isOpen = name !== null;
      part("main").classList.toggle("in-room", isOpen);
      part("room-button").setAttribute("aria-expanded", String(isOpen));
      // What it shows is in view from now on.
      if (name) tabbed.show(name);
    },
  };
}

function panelOf(name: string): HTMLElement {
  return one(part("details"), `[data-panel="${name}"]`);
}

/** Milliseconds without a step until the address names the step. */
const REST = 300;

/** @param link What it says of what is shown; null for nothing. */
function stepAddress(link: () => Record<string, string> | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  function write() {
    cancel();
    const names = link();
    if (names) replaceOwn(names);
  }

  // What a link leads to is being opened: the address is no longer that of what is shown.
  addEventListener("hashchange", cancel);
  // What is shared is the step that is shown.
  part("share").addEventListener("click", write, { capture: true });
  return {
    write,
    cancel,
    writeSoon() {
      cancel();
      timer = setTimeout(write, REST);
    },
  };
}

/** @param reveal Asks what a cut move would have been worth. */
function nodeBoard(frame: BoardFrame, reveal: (cell: number) => void) {
  const buttons = boardOfButtons(frame, null, reveal);
  let cells: HTMLElement[] = [];

  /** A cell that was cut can be asked; the others are no buttons. */
  const cellOf = (asks: boolean, cell: number) =>
    asks
      ? make("button", { type: "button", "aria-label": say("step-cut-reveal", { cell }) })
      : make("div");

  /**
   * @param last The cell of the move that led here.
   * @param write How values are written.
   */
  return function render(
    shape: GameDescription,
    board: string,
    last: number | undefined,
    states: CellState[],
    write: (value: number) => string = signed,
  ) {
    const before = cells;
    cells = states.map((state, cell) => {
      const asks = state.state === "cut";
      const kept = before[cell];
      const same = kept !== undefined && kept instanceof HTMLButtonElement === asks;
      const element = same ? kept : cellOf(asks, cell);
      drawCell(element, board[cell], state, write, cell === last);
      return element;
    });
    buttons.show(shape, cells);
  };
}
