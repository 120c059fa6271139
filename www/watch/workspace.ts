/** The workspace: all views of a search, showing one state. */
import { setText } from "../base/elements.ts";
import { onClick, part } from "../page/parts.ts";
import { nextTask } from "../base/next-task.ts";
import { fail } from "../page/start/place.ts";
import { toast } from "../page/toast.ts";
import { codeView } from "./code.ts";
import { openRoom } from "./room.ts";
import { nodeBoard } from "./node-board.ts";
import { frameIn } from "../parts/board/frame.ts";
import { cellStates } from "../parts/search/cell-states.ts";
import { neverCount } from "./never-count.ts";
import { numberLine } from "./number-line.ts";
import { pathList } from "./path.ts";
import { ZOOM } from "../parts/tree/pan-zoom.ts";
import { longestSentences, sentenceBox } from "./sentence-box.ts";
import { stepAddress } from "./step-address.ts";
import { Stepper } from "./stepper.ts";
import { transport } from "./transport.ts";
import { TreeList } from "../parts/tree/list.ts";
import { TreeStage } from "../parts/tree/stage.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";
import type { Panel } from "../parts/search/choice.ts";
import type { SearchRecord } from "../parts/search/record.ts";

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
