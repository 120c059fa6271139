/** A figure of a search, with its steps. A reader can change its tree. */
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing, type Dress } from "../../ui/drawing.tsx";
import { Answering, FigureFrame } from "./frame.tsx";
import { useHandles } from "./handles.tsx";
import { idOf, usePrediction } from "./prediction.tsx";
import { useWalk } from "./walk.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { FigureProps, SearchData } from "./data.ts";

export function SearchFigure(props: FigureProps<SearchData>) {
  const { data, drawings, page } = props;
  const { bug } = data;
  const { drag } = data.subject;
  const walk = useWalk(props);
  const { shown, isAsking, verdict } = walk;
  const prediction = usePrediction(data.asked, drawings[0], walk);
  const handles = useHandles(walk);
  const dress: Dress = (shape) => {
    const over = walk.isChanged ? undefined : prediction.badge(shape);
    if (drag) return { ...handles.dress(shape), over };
    const node = idOf(shape);
    return Number.isNaN(node) ? undefined : { props: { onClick: () => walk.go({ node }) }, over };
  };
  /** The number of leaves would answer a question before the search is over. */
  const isAtEnd = !walk.isChanged && walk.frame === shown.last;
  const before = walk.stopped ?? drawings[0];
  return (
    <FigureFrame
      {...{ data, page, isAsking, isGiven: walk.isGiven }}
      verdict={isAsking ? prediction.verdict : verdict}
      said={shown.said}
      dragging={drag && !isAsking ? handles.dragging : undefined}
      picture={
        <Answering
          isAsking={isAsking}
          before={<Drawing shape={before} dress={page && prediction.dress} />}
          after={<Drawing shape={shown.drawing} dress={page && !isAsking ? dress : undefined} />}
        />
      }
      controls={
        <>
          {drag && handles.controls}
          {bug && (
            <CheckField
              label={bug.label}
              isOn={walk.bug !== undefined}
              choose={(isOn) => walk.switchBug(isOn ? bug : undefined)}
            />
          )}
        </>
      }
      steps={{ frame: walk.frame, last: shown.last, go: (frame) => walk.go({ frame }) }}
      question={prediction.buttons}
      note={(isAsking ? page && prediction.note : isAtEnd && data.visited) || undefined}
      link={{ place: "watch", names: watchNames(walk.subject, shown.step) }}
    />
  );
}

/** The values of a figure's link to Watch. @param step Step of the record, from 0. */
export function watchNames(
  { tree, root, board = "", search, scoring = "plain" }: FigureSubject,
  step: number,
): Record<string, string> {
  const minimax = search === "minimax";
  const at = { ...(root ? { root: "min" } : {}), search: String(step + 1) };
  if (tree !== undefined) return { tree, ...(minimax ? { by: "minimax" } : {}), ...at };
  const position = { start: board, pruning: minimax ? "off" : "on" };
  // Watch takes depth-aware scores unless it is asked for others.
  return scoring === "plain" ? { ...position, scores: "plain", ...at } : { ...position, ...at };
}
