/** A figure of a search, with its steps. A reader can change its tree. */
import { useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing, type Extras } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { BeforeAndAfter, FigureFrame } from "./frame.tsx";
import { HandleButtons, HandleDrawing, type ChosenHandle, type HandleProps } from "./handles.tsx";
import {
  idOf,
  PredictionButtons,
  predictionExtras,
  predictionStatus,
  signExtras,
  usePrediction,
  type Prediction,
} from "./prediction.tsx";
import { useReader, type Reader } from "./reader.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { BugSwitch, FigureProps, SearchData } from "./data.ts";

export function SearchFigure(props: FigureProps<SearchData>) {
  const { data, drawings, page } = props;
  const { words } = useWords();
  const reader = useReader(props);
  const prediction = usePrediction(data.prompt, reader);
  const [choice, choose] = useState<ChosenHandle>({});
  const handles = { reader, choice, choose };
  const { view, isAsking, isGiven, step, subject } = reader;
  const { tree } = subject;
  const names = { ...data.watch, ...(tree && { tree }), search: String(view.recordStep + 1) };
  /** The number of leaves would answer a question before the search is over. */
  const isAtEnd = !reader.isChanged && step === view.last;
  return (
    <FigureFrame
      {...{ data, page, isAsking, isGiven }}
      verdict={isAsking ? prediction.explained : reader.verdict}
      sentence={view.sentence}
      picture={
        <Picture before={drawings[0]} isOpen={page !== undefined} {...{ prediction, handles }} />
      }
      controls={
        <>
          {subject.drag && <HandleButtons {...handles} />}
          {data.bug && <BugField reader={reader} bug={data.bug} />}
        </>
      }
      steps={{ step, last: view.last, go: (step) => reader.go({ step }) }}
      answers={<PredictionButtons {...prediction} />}
      status={
        isAsking ? page && predictionStatus(prediction, words) : isAtEnd ? data.visited : undefined
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
  const { view, stopped = before, isAsking, isChanged, subject } = handles.reader;
  const signs = isChanged ? undefined : signExtras(prediction);
  const isMovable = isOpen && !isAsking;
  return (
    <BeforeAndAfter
      isAsking={isAsking}
      before={
        <Drawing
          shape={stopped}
          extras={isOpen ? predictionExtras(prediction, stopped) : undefined}
        />
      }
      after={
        isMovable && subject.drag ? (
          <HandleDrawing {...handles} signs={signs} />
        ) : (
          <Drawing
            shape={view.drawing}
            extras={isMovable ? nodeExtras(handles.reader, signs) : undefined}
          />
        )
      }
    />
  );
}

/** Lets a reader press a node, to go to the step at which the search leaves it. */
function nodeExtras(reader: Reader, signs?: Extras): Extras {
  return (shape) => {
    const node = idOf(shape);
    if (Number.isNaN(node)) return undefined;
    return { props: { onClick: () => reader.go({ node }) }, ...signs?.(shape) };
  };
}

function BugField({ reader, bug }: { reader: Reader; bug: BugSwitch }) {
  const choose = (isOn: boolean) => reader.switchBug(isOn ? bug : undefined);
  return <CheckField label={bug.label} isOn={reader.bug !== undefined} choose={choose} />;
}
