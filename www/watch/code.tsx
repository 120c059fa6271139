/** The pseudocode, with the line of the current step. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { addressOf } from "../page/address.ts";
import { markup, say } from "../messages/index.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Moment } from "./stepper.ts";
import type { Subject } from "./subject.ts";

/** The line of each kind of step, counted from 0. */
const LINES = { enter: 0, leaf: 1, improve: 5, narrow: 6, cut: 7, leave: 8 };

/** The line of `leave` in minimax, whose code has no lines for a window. */
const LEAVE_MINIMAX = 6;
/** The extra line of a search with a depth limit. Later lines move down by one. */
const LIMIT_LINE = 2;

/** Names the pseudocode, and the chapter that shows the search in five programming languages. */
function namesOf({ record, isLimited }: Subject) {
  const search = record.pruning ? "alpha-beta" : "minimax";
  if (record.isTree()) return [`code-${search}-tree`, search] as const;
  if (isLimited) return [`code-${search}-limit`, "evaluation"] as const;
  return [`code-${search}`, record.pruning ? "win-soon" : search] as const;
}

function lineOf({ record, isLimited }: Subject, { kind, node }: Step) {
  if (kind === "leaf" && isLimited && record.isAtLimit(node)) return LIMIT_LINE;
  const line = kind === "leave" && !record.pruning ? LEAVE_MINIMAX : LINES[kind];
  return isLimited && line >= LIMIT_LINE ? line + 1 : line;
}

export function Code({ moment }: { moment: Moment }) {
  const { subject, step } = moment;
  const [code, chapter] = namesOf(subject);
  const lines = useMemo(() => {
    const { strict, hard, right } = subject.record.convention;
    const cut = strict ? "gt" : "ge";
    const values = hard ? "hard" : "soft";
    return say(code, { cut, values, order: right ? "right" : "left" }).split("\n");
  }, [subject]);
  const current = lineOf(subject, step);
  const line = useRef<HTMLLIElement>(null);
  const keep = () => line.current && keepInView(line.current);
  useLayoutEffect(() => void keep());
  useEffect(() => {
    addEventListener("resize", keep);
    return () => removeEventListener("resize", keep);
  }, []);
  const path = `learn/${chapter}/`;
  return (
    <>
      <ol id="code" class="code bare" tabIndex={0} {...markup("code-list").attributes}>
        {lines.map((words, index) => (
          <li
            key={index}
            ref={index === current ? line : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {words}
          </li>
        ))}
      </ol>
      <a id="code-languages" href={addressOf({ place: "learn", path, fragment: "" })}>
        {say("code-languages")}
      </a>
    </>
  );
}

/** Scrolls only the panel, until the line is visible. */
function keepInView(line: Element) {
  const panel = line.closest(".tab-panel");
  if (!panel) return;
  const [inner, outer] = [line, panel].map((box) => box.getBoundingClientRect());
  if (inner.height === 0) return;
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // Also shows the line above, if there is room.
  const before = outer.top + 2 * inner.height <= outer.bottom ? inner.height : 0;
  panel.scrollTop += inner.top - outer.top - before;
}
