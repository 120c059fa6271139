/**
 * A visitor's program runs here, in a sandbox, and is asked in every position. Nothing of it runs
 * before a press on "Check", whatever the link holds. What happens is the session's; this shows its state.
 */
import "../../style/program-text.css";
import { button, make, setText } from "../../base/elements.ts";
import { answering, thinking } from "../../engine/workers.ts";
import { loadWords, say, clauses } from "../../messages/index.ts";
import { LONGEST_TEXT } from "../../parts/exercise/exercise.ts";
import { signOf } from "./call-form.ts";
import { callView } from "./call-view.ts";
import { hasPython, loadPython } from "../../sandbox/python.ts";
import { PYODIDE, PYTHON_MEGABYTES } from "../../sandbox/python-files.ts";
import { programEditor } from "./editor.ts";
import { Runner } from "./runner.ts";
import { Session } from "./session.ts";
import { verdictView } from "./verdict.ts";
import { hrefOf } from "../../page/address.ts";
import { PATIENCE, TOGETHER } from "./find-form.ts";
import type { Findings } from "../../../pkg/web/cutoff.js";
import type { FunctionCall } from "./call-form.ts";
import type { OpenWay, WayContext, WayFrame } from "./program.ts";
import type { Services, SessionState } from "./session.ts";
import type { ProgramLanguage, StartFault } from "../../sandbox/sandbox.ts";
import type { Check, Trouble } from "./runner.ts";
import type { Tried } from "./find-form.ts";

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

function countLink(number: number) {
  const names = { mode: "program", way: "number", number: String(number) };
  return make("a", { href: hrefOf("practise", names) }, say("paste-calls-link"));
}

/** One sentence about where a check stands. An answer may take `seconds`. */
function statusText(
  { phase, fault, check }: SessionState,
  seconds: number,
  language: ProgramLanguage = "javascript",
) {
  if (fault?.kind === "no-function") return say("paste-no-function");
  if (fault?.kind === "unstarted") return noStart(fault.fault);
  if (fault?.kind === "unfit") return noForm(fault.tried, Math.min(seconds, PATIENCE / 1_000));
  if (phase === "loading") return say("paste-loading");
  if (phase === "starting") {
    return say(language === "python" ? "paste-starting-python" : "paste-starting");
  }
  if (phase === "trying") return say("paste-looking");
  if (phase === "unsure") return say("paste-unsure");
  if (!check) return "";
  const counts = { asked: check.moves.length, positions: check.positions.length };
  if (check.isGivenUp) return say("paste-given-up", { ...counts, ends: check.ends });
  if (phase === "stopped") return say("paste-stopped", counts);
  return say("paste-asked", counts);
}

/** What moves while the status stays: the calls that were tried, and for how long nothing has come. */
function detailText({ phase, calls, waited }: SessionState) {
  const parts = [
    ...(phase === "trying" && calls > 0 ? [say("paste-tried", { calls })] : []),
    ...(waited > 0 ? [say("paste-waiting", { seconds: waited })] : []),
  ];
  return clauses(parts);
}

function noStart({ kind, message: text, line }: StartFault) {
  if (kind === "foreign") return say("paste-no-start", { text: say("paste-why-foreign"), line: 0 });
  if (kind === "hung" || kind === "died" || kind === "deep") return say(`paste-no-start-${kind}`);
  if (kind === "ended") return say("paste-no-start-ended", { line });
  if (text === "") return say("paste-no-start-silent");
  const said = say("paste-no-start", { text, line: Math.max(line, 0) });
  if (text.startsWith("ModuleNotFoundError")) return `${said} ${say("paste-no-module")}`;
  const isOfPage = /^ReferenceError:.*\b(?:document|window)\b/.test(text);
  return isOfPage ? `${said} ${say("paste-no-page")}` : said;
}

function noForm(
  { call: { name, raised }, isSilent, isWithoutBoard, ended }: Tried,
  seconds: number,
) {
  if (ended === "slow") return say("paste-no-form-slow", { seconds: TOGETHER / 1_000 });
  if (ended === null && isWithoutBoard) return say("paste-no-board", { name });
  if (ended === null && isSilent) return say("paste-no-form-silent", { name });
  if (ended === null && raised === null) return say("paste-no-form");
  return say("paste-no-form-why", {
    why: say(`paste-why-${ended ?? "raised"}`, { text: raised ?? "", seconds }),
  });
}

/** What went wrong beside the moves, and what was counted. */
export function beside({ troubles, calls }: Check, seconds: number) {
  const firsts = troubles.filter(
    ({ kind }, at) => troubles.findIndex((one) => one.kind === kind) === at,
  );
  return [
    ...firsts.map((first) => {
      const count = troubles.filter(({ kind }) => kind === first.kind).length;
      return make("p", {}, troubleText(first, count, seconds));
    }),
    ...calls.map(([name, calls]) =>
      make("p", {}, say("paste-calls", { name, calls }), " ", countLink(calls)),
    ),
  ];
}

function troubleText(first: Trouble, count: number, seconds: number) {
  if (first.kind === "raised") return say("paste-raised", { count, text: first.text });
  if (first.kind === "unstarted") {
    return `${say("paste-unstarted", { count })} ${noStart(first.fault)}`;
  }
  return say("paste-ended", { count, why: say(`paste-why-${first.kind}`, { seconds }) });
}
