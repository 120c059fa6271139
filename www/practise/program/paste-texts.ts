/** The words for a check of a program: its state, its faults, its calls. */
import { clauses, say } from "../../messages/index.ts";
import { StartFault, type ProgramLanguage } from "../../sandbox/sandbox.ts";
import { CALL_LIMIT_MS, CALLS_LIMIT_MS, type FormResult } from "./find-form.ts";
import type { Check, Trouble } from "./runner.ts";
import type { SessionState } from "./session.ts";

/** Says the state of a check. @param seconds The limit for one answer. */
export function statusText(state: SessionState, seconds: number, language: ProgramLanguage) {
  const { phase, fault, check } = state;
  if (fault === "no-function") return say("paste-no-function");
  if (fault instanceof StartFault) return noStart(fault, language);
  if (fault) return noForm(fault, Math.min(seconds, CALL_LIMIT_MS / 1_000));
  if (phase === "loading") return say("paste-loading");
  if (phase === "starting" && language === "python") return say("paste-starting-python");
  if (phase === "starting") return say("paste-starting");
  if (phase === "trying") return say("paste-looking");
  if (phase === "unsure") return say("paste-unsure");
  if (!check) return "";
  const counts = { asked: check.moves.length, positions: check.positions.length };
  if (check.isGivenUp) return say("paste-given-up", { ...counts, ends: check.ends });
  return say(phase === "stopped" ? "paste-stopped" : "paste-asked", counts);
}

/** Counts the calls and the seconds without an answer, while the status stays the same. */
export function detailText({ phase, calls, waited }: SessionState) {
  return clauses([
    ...(phase === "trying" && calls > 0 ? [say("paste-tried", { calls })] : []),
    ...(waited > 0 ? [say("paste-waiting", { seconds: waited })] : []),
  ]);
}

function noStart(fault: StartFault, language: ProgramLanguage = "javascript") {
  const { kind, message: text, line } = fault;
  if (kind === "foreign") return say("paste-no-start", { text: say("paste-why-foreign"), line: 0 });
  if (kind === "ended") return say("paste-no-start-ended", { line });
  if (kind !== "failed" && kind !== "closed") return say(`paste-no-start-${kind}`);
  if (text === "") return say("paste-no-start-silent");
  const reason = say("paste-no-start", { text, line: Math.max(line, 0) });
  const cause =
    /^(?:ReferenceError:.*\b)?(ModuleNotFoundError|SyntaxError|document|window|require)\b/;
  const [, what] = cause.exec(text) ?? [];
  return what ? `${reason} ${say("paste-no-start-hint", { what, language })}` : reason;
}

function noForm({ call, isSilent, isWithoutBoard, ended }: FormResult, seconds: number) {
  const { name, raised } = call;
  if (ended === "slow") return say("paste-no-form-slow", { seconds: CALLS_LIMIT_MS / 1_000 });
  if (ended === null && isWithoutBoard) return say("paste-no-board", { name });
  if (ended === null && isSilent) return say("paste-no-form-silent", { name });
  if (ended === null && raised === null) return say("paste-no-form");
  const why = say(`paste-why-${ended ?? "raised"}`, { text: raised ?? "", seconds });
  return say("paste-no-form-why", { why });
}

/** Lists the troubles of a check, each kind once, and the counted calls. */
export function besideTexts({ troubles, calls }: Check, seconds: number) {
  const kinds = [...new Set(troubles.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind): { text: string; calls?: number } => {
      const same = troubles.filter((one) => one.kind === kind);
      return { text: troubleText(same[0], same.length, seconds) };
    }),
    ...calls.map(([name, calls]) => ({ text: say("paste-calls", { name, calls }), calls })),
  ];
}

function troubleText(first: Trouble, count: number, seconds: number) {
  if (first.kind === "raised") return say("paste-raised", { count, text: first.text });
  if (first.kind === "unstarted")
    return `${say("paste-unstarted", { count })} ${noStart(first.fault)}`;
  return say("paste-ended", { count, why: say(`paste-why-${first.kind}`, { seconds }) });
}
