/**
 * A visitor's program runs here, in a sandbox, and is asked in every position. Nothing of it runs
 * before a press on "Check", whatever the link holds.
 */
import "../../style/program-text.css";
import { button, make, setText } from "../../base/elements.js";
import { answering, thinking } from "../../engine/workers.js";
import { loadWords, say } from "../../messages/index.js";
import { LONGEST } from "../../parts/exercise/exercise.js";
import { argumentsOf, functionsIn, TRIALS } from "./call-form.js";
import { callFields } from "./call-fields.js";
import { Check } from "./check.js";
import { hasPython, loadPython } from "../../sandbox/python.js";
import { PYODIDE, PYTHON_MEGABYTES } from "../../sandbox/python-files.js";
import { programEditor } from "./editor.js";
import { beside, counts, noForm, noStart } from "./paste-words.js";
import { Runner } from "./runner.js";
import { findForm, PATIENCE } from "./trial.js";
import { verdictView } from "./verdict.js";

/** @import { CallForm } from "./types.d.ts" */
/** @import { Language } from "../../sandbox/types.d.ts" */
/** @import { OpenWay, Program } from "../types.d.ts" */
/** @import { Frame } from "../frame.js" */

/** How many milliseconds a program may take to begin: a busy machine needs some for its frame, and for Python. */
const START = { javascript: 20_000, python: 60_000 };

/** How often the judge is asked while the program is. */
const PAUSE = 500;

/** How it is called where no usual call fits. @type {CallForm} */
const USUAL = { cells: "list", empty: ".", signs: "X O", side: "counted", answer: "index" };

/** @type {OpenWay} */
export function open(frame, program) {
  let close = () => {};
  loadWords("paste").then(
    () => {
      if (!program.signal.aborted) close = openPaste(frame, program);
    },
    (error) => program.context.fail(error, program.signal),
  );
  return () => close();
}

/**
 * @param {Frame} frame
 * @param {Program} program
 */
function openPaste(frame, { context, exercise, signal, keep }) {
  const limit = exercise.limit * 1_000;
  /** @type {Runner | null} */
  let runner = null;
  /** @type {{ name: string, form: CallForm } | null} */
  let called = null;
  /** @type {Check | null} */
  let check = null;

  const status = make("p", { class: "reason" });
  // Screen readers hear the first fault and the end, not each step.
  const live = make("p", { class: "unseen", role: "status" });
  /** @param {string} text */
  const tell = (text) => {
    setText(status, text);
    setText(live, text);
  };
  let isFaultTold = false;
  const bar = make("progress", { max: 1, value: 0, hidden: true });
  const call = make("div");
  const verdict = verdictView(context.state().shape);
  const extra = make("div", { class: "stack" });
  const start = button(say("check"), () => go().catch(failed), { class: "primary" });
  const stop = button(
    say("stop"),
    () => {
      halt();
      start.focus();
    },
    { hidden: true },
  );
  const failed = (/** @type {unknown} */ error) => {
    halt();
    context.fail(error, signal);
  };
  const editor = programEditor(exercise, ({ language, code }) => {
    forget();
    keep({ language, code: code.length <= LONGEST ? code : "" });
  });
  const how = make("p", { class: "lead" }, say("paste-how", { name: "bestMove(board)" }));
  const licence = licenceOfPython();
  frame.fill(
    make(
      "div",
      { class: "program-form" },
      editor.element,
      make("div", { class: "buttons" }, start, stop),
      licence,
    ),
    [how, live, status, bar, verdict.element, extra, call],
  );

  /** Another program is another check. */
  function forget() {
    halt();
    called = null;
    again();
    call.replaceChildren();
    tell("");
  }

  /** The same program is checked from the beginning. */
  function again() {
    halt();
    check = null;
    isFaultTold = false;
    verdict.element.hidden = true;
    extra.replaceChildren();
    bar.hidden = true;
    nameStart();
  }

  /** Stops the program. */
  function halt() {
    runner?.close();
    runner = null;
    start.hidden = false;
    stop.hidden = true;
  }

  /** Begins, or goes on. */
  async function go() {
    const { language, code: source } = editor.value();
    const functions = functionsIn(source);
    if (functions.length === 0) return tell(say("paste-no-function"));
    if (check?.isDone || check?.isGivenUp) again();
    const runtime = await runtimeOf(language);
    const now = editor.value();
    if (signal.aborted || now.language !== language || now.code !== source) return;
    const patience = language === "python" ? START.python : Math.min(START.javascript, 5 * limit);
    const mine = (runner = new Runner({ language, source, functions }, patience, runtime));
    const isMine = () => runner === mine;
    const hadFocus = document.activeElement === start;
    [start.hidden, stop.hidden] = [true, false];
    if (hadFocus) stop.focus();
    try {
      if (!called) {
        tell(say("paste-looking"));
        const found = await findForm(mine, functions, limit);
        if (!isMine() || found === null) return;
        if ("unstarted" in found) return tell(noStart(found.unstarted));
        await showCall(mine, functions, found.found ?? { name: functions[0], form: USUAL });
        if (!isMine()) return;
        if (!found.found) return tell(noForm(found, Math.min(limit, PATIENCE) / 1_000));
        called = found.found;
        // Calls that did not fit may have left something behind in the program.
        if (!found.isFirst) mine.discard();
      }
      if (!isMine()) return;
      check ??= new Check(await answering().request("positions", [], { signal }));
      if (!isMine()) return;
      await ask(mine, check, called);
    } finally {
      if (isMine()) {
        const hadFocus = document.activeElement === stop;
        halt();
        if (hadFocus) start.focus();
      }
    }
  }

  /** What a language needs to run; Python is loaded first. @param {Language} language */
  async function runtimeOf(language) {
    if (language === "javascript") return undefined;
    if (!hasPython()) {
      tell(say("paste-loading"));
      start.disabled = true;
      bar.hidden = false;
    }
    try {
      return await loadPython((come, all) => {
        [bar.max, bar.value] = [all, come];
      });
    } finally {
      bar.hidden = true;
      start.disabled = false;
      nameStart();
    }
  }

  /** Says what a press will do. */
  function nameStart() {
    const isBegun = check && !check.isDone && !check.isGivenUp;
    licence.hidden = editor.value().language !== "python";
    const isMissing = editor.value().language === "python" && !hasPython();
    if (isMissing) setText(start, say("paste-load-python", { megabytes: PYTHON_MEGABYTES }));
    else setText(start, say(isBegun ? "resume" : "check"));
  }

  /**
   * Shows the call of the first trial.
   * @param {Runner} mine
   * @param {readonly string[]} functions
   * @param {{ name: string, form: CallForm }} usual
   */
  async function showCall(mine, functions, usual) {
    const fields = callFields(mine.program.language, functions, usual, (change) => {
      called = change;
      again();
      tell("");
      fields.show(TRIALS[0][0], undefined);
    });
    const { name, form } = usual;
    const options = { limit: Math.min(limit, PATIENCE) };
    const reply = await mine.ask(name, argumentsOf(form, TRIALS[0][0]), options);
    if (runner !== mine) return;
    fields.show(TRIALS[0][0], reply.kind === "answer" ? reply.value : undefined);
    call.replaceChildren(fields.element);
  }

  /** @param {Runner} runner @param {Check} mine @param {{ name: string, form: CallForm }} called */
  async function ask(runner, mine, { name, form }) {
    bar.hidden = false;
    bar.max = mine.positions.length;
    /** @type {Promise<unknown>} */
    let judging = Promise.resolve();
    let next = 0;
    const heard = () => {
      bar.value = mine.moves.length;
      if (performance.now() < next) return;
      next = Infinity;
      setText(status, say("paste-asked", counts(mine)));
      judging = judge(mine, form).finally(() => (next = performance.now() + PAUSE));
      judging.catch(() => {});
    };
    await mine.run(runner, name, form, { limit, heard });
    await judging;
    const told = await judge(mine, form);
    if (mine !== check) return;
    const end = mine.isGivenUp ? "paste-given-up" : mine.isDone ? "paste-asked" : "paste-stopped";
    tell(say(end, counts(mine)));
    setText(live, `${status.textContent} ${told} ${extra.textContent}`);
    nameStart();
  }

  /** Shows what is known so far. @param {Check} mine @param {CallForm} form */
  async function judge(mine, form) {
    const moves = [...mine.moves];
    if (moves.length === 0) return "";
    const boards = mine.positions.slice(0, moves.length);
    const found = await thinking().request("judge", [boards, moves, {}], { signal });
    if (mine !== check) return "";
    const told = await verdict.show(found, form.answer, mine.positions.length);
    if (mine !== check) return "";
    verdict.element.hidden = false;
    if (!isFaultTold && found.wrong + found.illegal > 0) {
      isFaultTold = true;
      setText(live, told);
    }
    extra.replaceChildren(...beside(mine, exercise.limit));
    return told;
  }

  verdict.element.hidden = true;
  nameStart();
  return () => halt();
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
