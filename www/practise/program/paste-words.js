/** What is said of a program that does not start, of calls that do not fit, and of a check that goes on. */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { hrefOf } from "../../page/address.js";
import { TOGETHER } from "./trial.js";

/** @import { StartFault } from "../../sandbox/sandbox.js" */
/** @import { Check } from "./check.js" */
/** @import { Tried } from "./trial.js" */

/** Which programs count so. @param {number} number */
function countLink(number) {
  const names = { mode: "program", way: "number", number: String(number) };
  return make("a", { href: hrefOf("practise", names) }, say("paste-calls-link"));
}

/** @param {Check} check */
export const counts = ({ moves, positions, troubles }) => ({
  asked: moves.length,
  positions: positions.length,
  hangs: troubles.filter(({ kind }) => kind !== "raised").length,
});

/** @param {StartFault} fault */
export function noStart({ kind, message: text, line }) {
  if (kind !== "failed" && kind !== "closed") return say(`paste-no-start-${kind}`);
  if (text === "") return say("paste-no-start-silent");
  const said =
    line > 0 ? say("paste-no-start-line", { text, line }) : say("paste-no-start", { text });
  return text.startsWith("ModuleNotFoundError") ? `${said} ${say("paste-no-module")}` : said;
}

/** @param {Tried} tried */
export function noForm({ raised: text, ended }) {
  if (ended) return say(`paste-no-form-${ended}`, { seconds: TOGETHER / 1_000 });
  return text === "" ? say("paste-no-form") : say("paste-no-form-raised", { text });
}

/** What went wrong beside the moves, and what was counted. @param {Check} check @param {number} seconds How long an answer may take. */
export function beside({ troubles, calls }, seconds) {
  const kinds = /** @type {const} */ (["raised", "hung", "died", "foreign"]);
  return [
    ...kinds.flatMap((kind) => {
      const all = troubles.filter((trouble) => trouble.kind === kind);
      if (all.length === 0) return [];
      return [
        make("p", {}, say(`paste-${kind}`, { count: all.length, text: all[0].text, seconds })),
      ];
    }),
    ...calls.map(([name, calls]) =>
      make("p", {}, say("paste-calls", { name, calls }), " ", countLink(calls)),
    ),
  ];
}
