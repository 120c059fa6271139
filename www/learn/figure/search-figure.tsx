/** A figure of a search, with its steps. A reader can change its tree. */
import { useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { BeforeAndAfter, FigureFrame } from "./frame.tsx";
import { HandleButtons, HandleDrawing, type ChosenHandle, type HandleProps } from "./handles.tsx";
import {
  idOf,
  PredictionButtons,
  predictionDress,
  predictionNote,
  signDress,
  usePrediction,
  type Prediction,
} from "./prediction.tsx";
import { useWalk, type Walk } from "./walk.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { BugSwitch, FigureProps, SearchData } from "./data.ts";

export function SearchFigure(props: FigureProps<SearchData>) {
  const { data, drawings, page } = props;
  const { words } = useWords();
  const walk = useWalk(props);
  const prediction = usePrediction(data.prompt, walk);
  const [choice, choose] = useState<ChosenHandle>({});
  const handles = { walk, choice, choose };
  const { view, isAsking, isGiven, step, subject } = walk;
  const { tree } = subject;
  const names = { ...data.watch, ...(tree && { tree }), search: String(view.recordStep + 1) };
  /** The number of leaves would answer a question before the search is over. */
  const isAtEnd = !walk.isChanged && step === view.last;
  return (
    <FigureFrame
      {...{ data, page, isAsking, isGiven }}
      verdict={isAsking ? prediction.explained : walk.verdict}
      said={view.said}
      picture={
        <Picture before={drawings[0]} isOpen={page !== undefined} {...{ prediction, handles }} />
      }
      controls={
        <>
          {subject.drag && <HandleButtons {...handles} />}
          {data.bug && <BugField walk={walk} bug={data.bug} />}
        </>
      }
      steps={{ step, last: view.last, go: (step) => walk.go({ step }) }}
      answers={<PredictionButtons {...prediction} />}
      note={
        isAsking ? page && predictionNote(prediction, words) : isAtEnd ? data.visited : undefined
      }
      link={{ place: "watch", names }}
    />
  );
}

interface PictureProps {
  before: SvgShape;
  /** True on a page, where parts can be pressed. */
  isOpen: boolean;
  prediction: Prediction;
  handles: HandleProps;
}

function Picture({ before, isOpen, prediction, handles }: PictureProps) {
  const { view, stopped = before, isAsking, isChanged, subject } = handles.walk;
  const signs = isChanged ? undefined : signDress(prediction);
  const isMovable = isOpen && !isAsking;
  return (
    <BeforeAndAfter
      isAsking={isAsking}
      before={
        <Drawing
          shape={stopped}
          dress={isOpen ? predictionDress(prediction, stopped) : undefined}
        />
      }
      after={
        isMovable && subject.drag ? (
          <HandleDrawing {...handles} signs={signs} />
        ) : (
          <Drawing
            shape={view.drawing}
            dress={isMovable ? nodeDress(handles.walk, signs) : undefined}
          />
        )
      }
    />
  );
}

/** Lets a reader press a node, to go to the step at which the search leaves it. */
function nodeDress(walk: Walk, signs?: Dress): Dress {
  return (shape) => {
    const node = idOf(shape);
    if (Number.isNaN(node)) return undefined;
    return { props: { onClick: () => walk.go({ node }) }, ...signs?.(shape) };
  };
}

function BugField({ walk, bug }: { walk: Walk; bug: BugSwitch }) {
  const choose = (isOn: boolean) => walk.switchBug(isOn ? bug : undefined);
  return <CheckField label={bug.label} isOn={walk.bug !== undefined} choose={choose} />;
}
