/** Shows the check of a program (`session.ts`). Nothing runs before a press on "Check". */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { answering, thinking } from "../../engine/workers.ts";
import { LONGEST_TEXT } from "../../parts/exercise/exercise.ts";
import { hasPython, loadPython } from "../../sandbox/python.ts";
import { PYODIDE, PYTHON_MEGABYTES } from "../../sandbox/python-files.ts";
import { StartFault, type ProgramLanguage } from "../../sandbox/sandbox.ts";
import { hrefOf } from "../../page/address.ts";
import { MiniBoard } from "../../parts/board/mini.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { Call } from "./call.tsx";
import { signOf, type FunctionCall } from "./call-form.ts";
import { Editor, sourceOf, type Written } from "./editor.tsx";
import { PATIENCE, TOGETHER, type Tried } from "./find-form.ts";
import { Sides, type WayProps } from "./ways.tsx";
import { Runner, type Check, type Trouble } from "./runner.ts";
import { Session, type Services, type SessionState } from "./session.ts";
import { readVerdict, VerdictView, type ReadVerdict } from "./verdict.tsx";
import type { RefObject } from "preact";
import type { Speech } from "../../messages/catalogue.ts";

const servicesUntil = (signal: AbortSignal): Services => ({
  load: (progress) => loadPython((come, all) => progress(come / all)),
  run: (program, options) => new Runner(program, options),
  positions: () => answering().request("positions", [], { signal }),
  judge: (boards, moves) => thinking().request("judge", [boards, moves, {}], { signal }),
});

const RUNNING: readonly SessionState["phase"][] = ["loading", "starting", "trying", "asking"];

export function Way(props: WayProps) {
  const program = useProgram(props);
  const action = useRef<HTMLButtonElement>(null);
  const { state } = program;
  const { phase, call } = state;
  const isRunning = RUNNING.includes(phase);
  const status = statusText(useWords(), state, props.exercise.limit, program.language);
  const isFresh = phase === "idle" && status === "";
  return (
    <Sides
      lead={isFresh ? "paste" : null}
      form={<Form program={program} isRunning={isRunning} isFresh={isFresh} action={action} />}
    >
      {isFresh && <WhatHappens shape={props.shape} />}
      <Result {...props} state={state} status={status} isRunning={isRunning} />
      {call && <Call shape={props.shape} program={program} call={call} action={action} />}
    </Sides>
  );
}

/** The visitor's program, and the state of its check. */
function useProgram({ exercise, signal, keep, fail }: WayProps) {
  const words = useWords();
  const { language: first, code } = exercise;
  const [written, write] = useState<Written>({ language: first, code: code || null });
  const { language } = written;
  const session = useMemo(
    () => new Session(servicesUntil(signal), exercise.limit * 1_000, (state) => show(state)),
    [],
  );
  const [state, show] = useState(session.state);
  useEffect(() => () => session.reset(), []);
  function change(change: Partial<Written>) {
    const { language, code } = { ...written, ...change };
    write({ language, code });
    session.reset();
    keep({ language, code: code !== null && code.length <= LONGEST_TEXT ? code : "" });
  }
  function begin(mended?: FunctionCall) {
    session.start(language, sourceOf(words, written), mended).catch((error) => {
      session.stop();
      fail(error);
    });
  }
  function confirm() {
    session.confirm();
    begin();
  }
  return { language, written, state, change, begin, confirm, stop: () => session.stop() };
}

export type PastedProgram = ReturnType<typeof useProgram>;

interface FormProps {
  program: PastedProgram;
  isRunning: boolean;
  /** True before the first check. */
  isFresh: boolean;
  action: RefObject<HTMLButtonElement | null>;
}

function Form({ program, isRunning, isFresh, action }: FormProps) {
  const { say } = useWords();
  const { language, written, state, change, begin, stop } = program;
  const isPython = language === "python";
  const check =
    isPython && !hasPython()
      ? say("paste-load-python", { megabytes: PYTHON_MEGABYTES })
      : say(state.phase === "stopped" ? "resume" : "check");
  const editor = <Editor written={written} changed={change} />;
  return (
    <>
      {isNarrow() && !isFresh ? <Fold title={say("paste-edit")}>{editor}</Fold> : editor}
      <div class="buttons">
        <button
          type="button"
          ref={action}
          // While a question waits, its answer is the primary button.
          class={isRunning || state.phase === "unsure" ? undefined : "primary"}
          onClick={() => (isRunning ? stop() : begin())}
        >
          {isRunning ? say("stop") : check}
        </button>
      </div>
      <p class="explained">{say("paste-how", { name: "bestMove(board)" })}</p>
      {isPython && <Licence />}
    </>
  );
}

/** Pyodide's licence requires a link to its source. */
function Licence() {
  const { say } = useWords();
  const { version, licence, source } = PYODIDE;
  return (
    <p class="explained">
      {say("paste-python-licence", { name: `Pyodide ${version}`, licence })}{" "}
      <a href={source} rel="external">
        {say("paste-python-source")}
      </a>
    </p>
  );
}

/** True if the result is below the editor, as on a phone. */
const isNarrow = () => matchMedia("(width < 44rem)").matches;

/** The parts of a check, each with a board and its marked cell. */
const PARTS = [
  ["asked", "XO..X...O", undefined],
  ["compared", "XO..X.X.O", 6],
  ["found", "XO.......", 1],
] as const;

function WhatHappens({ shape }: Pick<WayProps, "shape">) {
  const { say } = useWords();
  return (
    <ol class="film bare">
      {PARTS.map(([part, board, marked]) => (
        <li key={part} class="wide in-row">
          <MiniBoard shape={shape} board={board} marked={marked} />
          <span>{say(`paste-what-${part}`, { positions: 4_520 })}</span>
        </li>
      ))}
    </ol>
  );
}

type ResultProps = WayProps & { state: SessionState; status: string; isRunning: boolean };

/** The state of a check, as a headline until there is a verdict, and the results so far. */
function Result(props: ResultProps) {
  const words = useWords();
  const { state, status } = props;
  const { phase, check } = state;
  const verdict = useVerdict(props);
  const isOver = phase === "ended" || phase === "stopped";
  const beside = check && verdict ? besideTexts(words, check, props.exercise.limit) : [];
  return (
    <>
      <p class="unseen" role="status">
        {useHeard(state, status, verdict, beside)}
      </p>
      {!isOver && <Progress key="progress" {...props} />}
      {verdict && <VerdictView {...verdict} />}
      {beside.map(({ text, calls }) => (
        <p key={text}>
          {text} {calls !== undefined && <CallsLink calls={calls} />}
        </p>
      ))}
      {isOver && <Progress key="progress" {...props} />}
    </>
  );
}

/** The words of the findings; null before there are any. */
function useVerdict({ shape, state, fail }: ResultProps) {
  const words = useWords();
  const { check, call, findings } = state;
  const read = useAnswer(
    async (signal) => {
      if (!findings || !check || !call) return null;
      const { answer: reading, plays, signs } = call.form;
      const own = plays === "both" ? "" : String(signOf(signs, plays));
      const judged = { found: findings, reading, all: check.positions.length, own };
      return { check, verdict: await readVerdict(words, shape, judged, signal) };
    },
    [findings],
    fail,
  );
  // The last verdict may belong to another check.
  return findings && read?.check === check ? read.verdict : null;
}

function Progress({ state, status, isRunning }: ResultProps) {
  const { phase, check, loaded } = state;
  const done = check ? check.moves.length / check.positions.length : loaded;
  // Nobody knows in advance how long a start takes, or how many calls.
  const isUnknown = phase === "starting" || phase === "trying";
  const text = detailText(useWords(), state);
  return (
    <>
      <p class={isRunning ? "reason program-headline" : "reason"}>{status}</p>
      {isUnknown && <progress key="unknown" />}
      {!isUnknown && (isRunning || phase === "stopped") && (
        <progress key="known" max={1} value={done} />
      )}
      {isRunning && <p class="explained program-detail">{text}</p>}
    </>
  );
}

const CallsLink = ({ calls }: { calls: number }) => (
  <a href={hrefOf("practise", { mode: "program", way: "number", number: `${calls}` })}>
    {useWords().say("paste-calls-link")}
  </a>
);

/** Gives screen readers the status, the first fault and the end, but not each step. */
function useHeard(
  { phase, findings }: SessionState,
  status: string,
  verdict: ReadVerdict | null,
  beside: readonly { text: string }[],
) {
  const isFaulty = verdict !== null && verdict.found.wrong + verdict.found.illegal > 0;
  const first = useMemo(() => (isFaulty ? verdict.spoken : ""), [isFaulty]);
  if (phase === "asking" || verdict?.found !== findings) return first;
  return [status, verdict?.spoken, ...beside.map(({ text }) => text)].filter(Boolean).join(" ");
}

/** Says the state of a check. @param seconds The limit for one answer. */
function statusText(
  { say }: Speech,
  { phase, fault, check }: SessionState,
  seconds: number,
  language: ProgramLanguage,
) {
  if (fault === "no-function") return say("paste-no-function");
  if (fault instanceof StartFault) return noStart(say, fault);
  if (fault) return noForm(say, fault, Math.min(seconds, PATIENCE / 1_000));
  if (phase === "loading") return say("paste-loading");
  if (phase === "starting") {
    return say(language === "python" ? "paste-starting-python" : "paste-starting");
  }
  if (phase === "trying") return say("paste-looking");
  if (phase === "unsure") return say("paste-unsure");
  if (!check) return "";
  const counts = { asked: check.moves.length, positions: check.positions.length };
  if (check.isGivenUp) return say("paste-given-up", { ...counts, ends: check.ends });
  return say(phase === "stopped" ? "paste-stopped" : "paste-asked", counts);
}

/** Counts the calls and the seconds without an answer, while the status stays the same. */
function detailText({ say, clauses }: Speech, { phase, calls, waited }: SessionState) {
  return clauses([
    ...(phase === "trying" && calls > 0 ? [say("paste-tried", { calls })] : []),
    ...(waited > 0 ? [say("paste-waiting", { seconds: waited })] : []),
  ]);
}

function noStart(say: Speech["say"], { kind, message: text, line }: StartFault) {
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
  say: Speech["say"],
  { call: { name, raised }, isSilent, isWithoutBoard, ended }: Tried,
  seconds: number,
) {
  if (ended === "slow") return say("paste-no-form-slow", { seconds: TOGETHER / 1_000 });
  if (ended === null && isWithoutBoard) return say("paste-no-board", { name });
  if (ended === null && isSilent) return say("paste-no-form-silent", { name });
  if (ended === null && raised === null) return say("paste-no-form");
  const why = say(`paste-why-${ended ?? "raised"}`, { text: raised ?? "", seconds });
  return say("paste-no-form-why", { why });
}

/** Lists the troubles of a check, each kind once, and the counted calls. */
function besideTexts({ say }: Speech, { troubles, calls }: Check, seconds: number) {
  const kinds = [...new Set(troubles.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind): { text: string; calls?: number } => {
      const same = troubles.filter((one) => one.kind === kind);
      return { text: troubleText(say, same[0], same.length, seconds) };
    }),
    ...calls.map(([name, calls]) => ({ text: say("paste-calls", { name, calls }), calls })),
  ];
}

function troubleText(say: Speech["say"], first: Trouble, count: number, seconds: number) {
  if (first.kind === "raised") return say("paste-raised", { count, text: first.text });
  if (first.kind === "unstarted") {
    return `${say("paste-unstarted", { count })} ${noStart(say, first.fault)}`;
  }
  return say("paste-ended", { count, why: say(`paste-why-${first.kind}`, { seconds }) });
}
