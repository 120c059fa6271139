/**
 * A visitor's program runs here, in a sandbox, and is asked in every position. Nothing of it runs
 * before a press on "Check", whatever the link holds. What happens is the session's; this shows its state.
 */
import "../../style/program-text.css";
import { button, make, setText } from "../../base/elements.ts";
import { answering, thinking } from "../../engine/workers.ts";
import { loadWords, say } from "../../messages/index.ts";
import { LONGEST_TEXT } from "../../parts/exercise/exercise.ts";
import { signOf } from "./call-form.ts";
import { callView } from "./call-view.ts";
import { hasPython, loadPython } from "../../sandbox/python.ts";
import { PYODIDE, PYTHON_MEGABYTES } from "../../sandbox/python-files.ts";
import { programEditor } from "./editor.ts";
import { beside, detailText, statusText } from "./paste-words.ts";
import { Runner } from "./runner.ts";
import { Session } from "./session.ts";
import { verdictView } from "./verdict.ts";
import type { Findings } from "../../../pkg/web/cutoff.js";
import type { FunctionCall } from "./call-form.ts";
import type { OpenWay, WayContext, WayFrame } from "./program.ts";
import type { Services, SessionState } from "./session.ts";

export const open: OpenWay = (frame, way) => {
  let close = () => {};
  loadWords("paste").then(
    () => {
      if (!way.signal.aborted) close = openPaste(frame, way);
    },
    (error) => way.context.fail(error, way.signal),
  );
  return () => close();
};

const servicesUntil = (signal: AbortSignal): Services => ({
  isLoaded: (language) => language === "javascript" || hasPython(),
  load: async (language, progress) =>
    language === "javascript" ? undefined : loadPython((come, all) => progress(come / all)),
  run: (program, options) => new Runner(program, options),
  positions: () => answering().request("positions", [], { signal }),
  judge: (boards, moves) => thinking().request("judge", [boards, moves, {}], { signal }),
});

function openPaste(frame: WayFrame, { context, exercise, signal, keep }: WayContext) {
  const session = new Session(servicesUntil(signal), exercise.limit * 1_000, draw);
  const editor = programEditor(exercise, ({ language, code }) => {
    session.reset();
    keep({ language, code: code.length <= LONGEST_TEXT ? code : "" });
  });
  const begin = (mended?: FunctionCall) => {
    const { language, code } = editor.value();
    session.start(language, code, mended).catch((error) => {
      session.stop();
      context.fail(error, signal);
    });
  };
  const start = button(say("check"), () => begin(), { class: "primary" });
  const stop = button(say("stop"), () => session.stop(), { hidden: true });
  const licence = licenceOfPython();
  const status = make("p", { class: "reason" });
  const live = liveStatus();
  const bar = make("progress", { max: 1, value: 0, hidden: true });
  const detail = make("p", { class: "explained program-detail", hidden: true });
  const verdict = make("div", { hidden: true });
  const judged = verdictOf(verdict, context, live, session);
  const call = callView(context.state().shape, () => editor.value().language, {
    mend: begin,
    confirm() {
      session.confirm();
      begin();
    },
  });
  frame.fill(
    make(
      "div",
      { class: "program-form" },
      editor.element,
      make("div", { class: "buttons" }, start, stop),
      howTo(),
      licence,
    ),
    [live.element, status, bar, detail, verdict, call.element],
  );

  /** Shows all that is known. */
  function draw(state: SessionState) {
    const { phase, check } = state;
    const { language } = editor.value();
    const runs = phase === "starting" || phase === "trying" || phase === "asking";
    const had = [start, stop, call.yes()].some((one) => one === document.activeElement);
    // The answer to a question is the one button that is first.
    start.classList.toggle("primary", phase !== "unsure");
    [start.hidden, stop.hidden, start.disabled] = [runs, !runs, phase === "loading"];
    licence.hidden = language !== "python";
    const isMissing = language === "python" && !hasPython();
    const load = say("paste-load-python", { megabytes: PYTHON_MEGABYTES });
    setText(start, isMissing ? load : say(phase === "stopped" ? "resume" : "check"));
    bar.hidden = phase !== "loading" && !runs && !check;
    // How long a start takes, and how many calls, is not known before.
    if (phase === "starting" || phase === "trying") bar.removeAttribute("value");
    else bar.value = check ? check.moves.length / check.positions.length : state.loaded;
    detail.hidden = phase !== "loading" && !runs;
    setText(detail, detailText(state));
    setText(status, statusText(state, exercise.limit, language));
    live.hear(state, status.textContent ?? "");
    call.show(state);
    if (had && !start.disabled) (runs ? stop : (call.yes() ?? start)).focus();
    judged(state, exercise.limit).catch((error) => context.fail(error, signal));
  }

  draw(session.state);
  return () => session.reset();
}

/** What screen readers hear: the status, the first fault and the end, not each step. */
function liveStatus() {
  const element = make("p", { class: "unseen", role: "status" });
  return {
    element,
    hear({ phase }: SessionState, status: string) {
      if (phase !== "asking" && phase !== "ended" && phase !== "stopped") setText(element, status);
    },
    say: (text: string) => setText(element, text),
  };
}

/** The verdict, drawn anew where it has changed. */
function verdictOf(
  element: HTMLElement,
  context: WayContext["context"],
  live: ReturnType<typeof liveStatus>,
  session: Session,
) {
  const verdict = verdictView(context.state().shape);
  const extra = make("div", { class: "stack" });
  element.append(verdict.element, extra);
  let drawn: { findings: Findings | null; phase: SessionState["phase"] } = {
    findings: null,
    phase: "idle",
  };
  let isFaultTold = false;

  return async (state: SessionState, seconds: number) => {
    const { phase, findings, check, call } = state;
    if (drawn.findings === findings && drawn.phase === phase) return;
    drawn = { findings, phase };
    if (!findings || !check || !call) {
      element.hidden = true;
      isFaultTold = false;
      return;
    }
    const { answer, plays, signs } = call.form;
    const own = plays === "both" ? "" : String(signOf(signs, plays));
    const text = await verdict.show(findings, answer, { all: check.positions.length, own });
    if (session.state.findings !== findings) return;
    extra.replaceChildren(...beside(check, seconds));
    element.hidden = false;
    const isFirst = !isFaultTold && findings.wrong + findings.illegal > 0;
    const isOver = phase === "ended" || phase === "stopped";
    if (isFirst) isFaultTold = true;
    if (isOver) live.say(`${statusText(state, seconds)} ${text} ${extra.textContent}`);
    else if (isFirst) live.say(text);
  };
}

function howTo() {
  return make("p", { class: "explained" }, say("paste-how", { name: "bestMove(board)" }));
}

/** Its licence asks that visitors are told where the source is. */
function licenceOfPython() {
  const { version, licence, source } = PYODIDE;
  return make(
    "p",
    { class: "explained" },
    say("paste-python-licence", { name: `Pyodide ${version}`, licence }),
    " ",
    make("a", { href: source, rel: "external" }, say("paste-python-source")),
  );
}
