/** Opens a room with a search: the button that starts and stops it, with its progress, stands on the bench. */
import { button, make, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { openBench } from "./bench.ts";
import type { OpenView, ViewContext } from "../page/start/view.ts";
import type { Bench } from "./bench.ts";

export interface LabContext extends ViewContext {
  bench: Bench;
  control: ReturnType<typeof startControl>;
  /** Aborted when the room is closed. */
  closed: AbortSignal;
}

interface LabView {
  press: () => void;
  /** Something was chosen on the bench. */
  update: () => void;
  link: () => Record<string, string>;
  /** Called once the link says what is shown. */
  opened?: () => void;
}

interface RoomBench {
  /** What the button says before the search runs and while it runs, and its progress. */
  words: Record<"start" | "stop" | "progress", MessageId>;
  isTimed?: boolean;
  /** Whether the button is there only where the view shows it. */
  isQuiet?: boolean;
  /** Whether the button is the one that most visitors look for. */
  isPrimary?: boolean;
}

/** The bench is there at once, the view once the engine has answered what the room asks. */
export function openLabRoom<T>(
  context: ViewContext,
  { words, isTimed, isQuiet = false, isPrimary = true }: RoomBench,
  ask: (closed: AbortSignal) => Promise<T>,
  open: (context: LabContext, answer: T) => LabView,
): ReturnType<OpenView> {
  const work = new AbortController();
  const closed = work.signal;
  let view: LabView | null = null;
  const control = startControl(() => view?.press(), words, isPrimary);
  control.start.hidden = isQuiet;
  const bench = openBench(context, {
    isTimed,
    run: [control.start, control.bar],
    chosen: () => view?.update(),
  });
  const ready = ask(closed).then(
    (answer) => {
      view = open({ ...context, bench, control, closed }, answer);
      view.opened?.();
    },
    (error) => context.fail(error, closed),
  );
  return { ready, close: () => work.abort(), link: () => view?.link() ?? {} };
}

function startControl(go: () => void, words: RoomBench["words"], isPrimary: boolean) {
  const start = button(say(words.start), go, { class: isPrimary ? "primary" : null });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say(words.progress) });
  bar.hidden = true;
  return {
    start,
    bar,
    /** @param stoppable Whether there is something to stop. */
    running(running: boolean, stoppable = running) {
      setText(start, say(stoppable ? words.stop : words.start));
      bar.hidden = !running;
      bar.value = 0;
    },
    progress: (part: number) => (bar.value = part),
  };
}
