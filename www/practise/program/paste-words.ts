/** What is said of a program that does not start, of calls that do not fit, and of a check that goes on. */
import { make } from "../../base/elements.ts";
import { clauses, say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { PATIENCE, TOGETHER } from "./find-form.ts";
import type { ProgramLanguage, StartFault } from "../../sandbox/sandbox.ts";
import type { Check, Trouble } from "./check.ts";
import type { SessionState } from "./session.ts";
import type { Tried } from "./find-form.ts";

/** Which programs have this count. */
function countLink(number: number) {
  const names = { mode: "program", way: "number", number: String(number) };
  return make("a", { href: hrefOf("practise", names) }, say("paste-calls-link"));
}

/**
 * One sentence about where a check stands.
 * @param seconds How long an answer may take.
 */
export function statusText(
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
export function detailText({ phase, calls, waited }: SessionState) {
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

/** @param seconds How long a call may take. */
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

/**
 * What went wrong beside the moves, and what was counted.
 * @param seconds How long an answer may take.
 */
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
