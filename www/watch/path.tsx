/** The path from the root to where the search is: at each node what is known there. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { MiniBoard } from "../parts/board/mini-board.tsx";
import { SIZE } from "../parts/picture/pictured.ts";
import { nodeKind, outline } from "../parts/tree/node-figure.ts";
import { useWords } from "../ui/words.tsx";
import type { Stand } from "../parts/search/path-state.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { WatchProps } from "./state.ts";
import type { Moment } from "./stepper.ts";

export function Path({ moment, does }: { moment: Moment; does: WatchProps["does"] }) {
  const { subject, step, stands } = moment;
  const list = useRef<HTMLOListElement>(null);
  const owner = step.kind === "cut" ? subject.record.reason(step.here).owner : null;
  // Only the list moves, not the page.
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    if (last instanceof HTMLElement) {
      list.current?.scrollTo({ left: last.offsetLeft, top: last.offsetTop });
    }
  }, [moment]);
  return (
    <ol
      ref={list}
      id="search-path"
      class="path"
      aria-labelledby="path-title"
      onPointerDown={() => does().pause()}
    >
      {stands.map((stand, depth) => {
        const names = ["station"];
        if (stand.node === owner) names.push("owner");
        if (depth === stands.length - 1) names.push("here");
        return (
          <li key={stand.node}>
            <button type="button" class={names.join(" ")} onClick={() => does().enter(stand.node)}>
              <NodePicture subject={subject} node={stand.node} />
              <StationWords subject={subject} stand={stand} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function StationWords({ subject, stand }: { subject: Subject; stand: Stand }) {
  const { say } = useWords();
  const { node, player, best, chosen, alpha, beta, alphaFrom, betaFrom } = stand;
  const { valueText } = subject;
  const values = { alpha: valueText(alpha, alphaFrom), beta: valueText(beta, betaFrom) };
  const known =
    best === null ? say("step-best-none") : say("step-best", { value: valueText(best, chosen) });
  return (
    <span class="station-words">
      <strong class="line">{subject.name(node)}</strong>
      <span class="line">{subject.side(player)}</span>
      <span class="line">{known}</span>
      <span class="line">{subject.record.pruning && say("step-window", values)}</span>
    </span>
  );
}

/** A small picture of a node of the search. */
function NodePicture({ subject: { record }, node }: { subject: Subject; node: number }) {
  return useMemo(() => {
    const move = record.trace.moves[node];
    if (!record.isTree()) {
      const last = node === 0 ? undefined : move;
      return <MiniBoard shape={record.shape} board={record.board(node)} marked={last} />;
    }
    return (
      <svg class="mini tree" viewBox="-24 -24 48 48" aria-hidden="true">
        <path class="shape" d={outline(nodeKind(record.tree[move]), SIZE)} />
      </svg>
    );
  }, [record, node]);
}
