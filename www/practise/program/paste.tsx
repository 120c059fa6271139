/** Shows the check of a program (`session.ts`). Nothing runs before a press on "Check". */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { answerer, thinker } from "../../engine/workers.ts";
import { say } from "../../messages/index.ts";
import { LONGEST_TEXT } from "../../parts/exercise/exercise.ts";
import { hasPython, loadPython } from "../../sandbox/python.ts";
import { PYODIDE, PYTHON_MEGABYTES } from "../../sandbox/python-files.ts";
import { hrefOf } from "../../page/address.ts";
import { MiniBoard } from "../../parts/board/mini.ts";
import { useAsync } from "../../ui/async.ts";
import { Fold } from "../../ui/fold.tsx";
import { Call } from "./call.tsx";
import { signOfSide, type FunctionCall } from "./call-form.ts";
import { Editor, sourceOf, type Draft } from "./editor.tsx";
import { ProgramLayout, type WayProps } from "./ways.tsx";
import { Runner } from "./runner.ts";
import { besideTexts, detailText, statusText } from "./paste-texts.ts";
import { Session, type Services, type SessionState } from "./session.ts";
import { readVerdict, VerdictView, type ReadVerdict } from "./verdict.tsx";
import type { RefObject } from "preact";

const servicesUntil = (signal: AbortSignal): Services => ({
  load: (progress) => loadPython((come, all) => progress(come / all)),
  run: (program, options) => new Runner(program, options),
  positions: () => answerer().request("positions", [], { signal }),
  judge: (boards, moves) => thinker().request("judge", [boards, moves, {}], { signal }),
});

const RUNNING: readonly SessionState["phase"][] = ["loading", "starting", "trying", "asking"];

export function PasteWay(props: WayProps) {
  const program = useProgram(props);
  const action = useRef<HTMLButtonElement>(null);
  const { state } = program;
  const { phase, call } = state;
  const isRunning = RUNNING.includes(phase);
  const status = statusText(state, props.exercise.limit, program.language);
  const isFresh = phase === "idle" && status === "";
  return (
    <ProgramLayout
      lead={isFresh ? "paste" : null}
      form={<Form program={program} isRunning={isRunning} isFresh={isFresh} action={action} />}
    >
      {isFresh && <WhatHappens shape={props.shape} />}
      <Result {...props} state={state} status={status} isRunning={isRunning} />
      {call && <Call shape={props.shape} program={program} call={call} action={action} />}
    </ProgramLayout>
  );
}

/** The visitor's program, and the state of its check. */
function useProgram({ exercise, signal, keep, fail }: WayProps) {
  const { language: first, code } = exercise;
  const [written, write] = useState<Draft>({ language: first, code: code || null });
  const { language } = written;
  const session = useMemo(
    () => new Session(servicesUntil(signal), exercise.limit * 1_000, (state) => show(state)),
    [],
  );
  const [state, show] = useState(session.state);
  useEffect(() => () => session.reset(), []);
  function change(change: Partial<Draft>) {
    const { language, code } = { ...written, ...change };
    write({ language, code });
    session.reset();
    keep({ language, code: code !== null && code.length <= LONGEST_TEXT ? code : "" });
  }
  function begin(mended?: FunctionCall) {
    session.start(language, sourceOf(written), mended).catch((error) => {
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
  const { language, written, state, change, begin, stop } = program;
  const isPython = language === "python";
  const name = isPython ? "best_move(board)" : "bestMove(board)";
  const check =
    isPython && !hasPython()
      ? say("paste-load-python", { megabytes: PYTHON_MEGABYTES })
      : say(state.phase === "stopped" ? "resume" : "check");
  const editor = <Editor written={written} changed={change} />;
  // On a phone the result is below the editor.
  const isNarrow = matchMedia("(width < 44rem)").matches;
  return (
    <>
      {isNarrow && !isFresh ? <Fold title={say("paste-edit")}>{editor}</Fold> : editor}
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
      <p class="explained">{say("paste-how", { name })}</p>
      {isPython && <Licence />}
    </>
  );
}

/** Pyodide's licence requires a link to its source. */
function Licence() {
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

/** The parts of a check, each with a board and its marked cell. */
const PARTS = [
  ["asked", "XO..X...O", undefined],
  ["compared", "XO..X.X.O", 6],
  ["found", "XO.......", 1],
] as const;

function WhatHappens({ shape }: Pick<WayProps, "shape">) {
  return (
    <ol class="program-boards bare">
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
  const { state, status } = props;
  const { phase, check } = state;
  const verdict = useVerdict(props);
  const isOver = phase === "ended" || phase === "stopped";
  const beside = check && verdict ? besideTexts(check, props.exercise.limit) : [];
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
  const { check, call, findings } = state;
  const latest = useAsync(
    async (signal) => {
      if (!findings || !check || !call) return null;
      const { answer: reading, plays, signs } = call.form;
      const side = plays === "both" ? "" : String(signOfSide(signs, plays));
      const { positions, left, isShallow } = check;
      const result = { findings, reading, all: positions.length, side, left, isShallow };
      return { check, verdict: await readVerdict(shape, result, signal) };
    },
    [findings],
    fail,
  );
  // The last verdict may belong to another check.
  return findings && latest?.check === check ? latest.verdict : null;
}

function Progress({ state, status, isRunning }: ResultProps) {
  const { phase, check, loaded } = state;
  const done = check ? check.moves.length / check.positions.length : loaded;
  // Nobody knows in advance how long a start takes, or how many calls.
  const isUnknown = phase === "starting" || phase === "trying";
  return (
    <>
      <p class={isRunning ? "reason program-headline" : "reason"}>{status}</p>
      {isUnknown && <progress key="unknown" />}
      {!isUnknown && (isRunning || phase === "stopped") && (
        <progress key="known" max={1} value={done} />
      )}
      {isRunning && <p class="explained program-detail">{detailText(state)}</p>}
    </>
  );
}

const CallsLink = ({ calls }: { calls: number }) => (
  <a href={hrefOf("practise", { mode: "program", way: "number", number: `${calls}` })}>
    {say("paste-calls-link")}
  </a>
);

/** Gives screen readers the status, the first fault and the end, but not each step. */
function useHeard(
  { phase, findings }: SessionState,
  status: string,
  verdict: ReadVerdict | null,
  beside: readonly { text: string }[],
) {
  const isFaulty = verdict !== null && verdict.findings.wrong + verdict.findings.illegal > 0;
  const first = useMemo(() => (isFaulty ? verdict.spoken : ""), [isFaulty]);
  if (phase === "asking" || (findings && verdict?.findings !== findings)) return first;
  return [status, verdict?.spoken, ...beside.map(({ text }) => text)].filter(Boolean).join(" ");
}
