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
import { useFigureState, type FigureState } from "./figure-state.ts";
import type { SvgElement } from "../../base/svg-element.ts";
import type { BugSwitch, FigurePage, FigureProps, SearchData } from "./figure-data.ts";

export function SearchFigure(props: FigureProps<SearchData>) {
  const { data, drawings, page } = props;
  const { words } = useWords();
  const state = useFigureState(props);
  const prediction = usePrediction(data.prompt, state);
  const [choice, choose] = useState<ChosenHandle>({});
  const handles = { state, choice, choose };
  const { view, isAsking, isAnswered, step, subject } = state;
  const { tree } = subject;
  const names = { ...data.watch, ...(tree && { tree }), search: String(view.recordStep + 1) };
  /** The number of leaves would answer a question before the search is over. */
  const isAtEnd = !state.isChanged && step === view.last;
  return (
    <FigureFrame
      {...{ data, page, isAsking, isAnswered }}
      verdict={isAsking ? prediction.explained : state.verdict}
      sentence={view.sentence}
      drawing={<SearchDrawing before={drawings[0]} {...{ page, prediction, handles }} />}
      controls={
        <>
          {subject.drag && <HandleButtons {...handles} />}
          {data.bug && <BugField state={state} bug={data.bug} />}
        </>
      }
      steps={{ step, last: view.last, go: (step) => state.go({ step }) }}
      answers={<PredictionButtons {...prediction} />}
      status={
        isAsking ? page && predictionStatus(prediction, words) : isAtEnd ? data.visited : undefined
      }
      link={{ place: "watch", names }}
    />
  );
}

interface SearchDrawingProps {
  before: SvgElement;
  page?: FigurePage;
  prediction: Prediction;
  handles: HandleProps;
}

function SearchDrawing({ before, page, prediction, handles }: SearchDrawingProps) {
  const { view, mistakeDrawing: drawing = before, isAsking, isChanged, subject } = handles.state;
  const signs = isChanged ? undefined : signExtras(prediction);
  const isMovable = page && !isAsking;
  return (
    <BeforeAndAfter
      isAsking={isAsking}
      before={
        <Drawing svg={drawing} extras={page ? predictionExtras(prediction, drawing) : undefined} />
      }
      after={
        isMovable && subject.drag ? (
          <HandleDrawing {...handles} signs={signs} />
        ) : (
          <Drawing
            svg={view.drawing}
            extras={isMovable ? nodeExtras(handles.state, signs) : undefined}
          />
        )
      }
    />
  );
}

/** Lets a reader press a node, to go to the step at which the search leaves it. */
function nodeExtras(state: FigureState, signs?: Extras): Extras {
  return (svg) => {
    const node = idOf(svg);
    if (Number.isNaN(node)) return undefined;
    return { props: { onClick: () => state.go({ node }) }, ...signs?.(svg) };
  };
}

function BugField({ state, bug }: { state: FigureState; bug: BugSwitch }) {
  const choose = (isOn: boolean) => state.switchBug(isOn ? bug : undefined);
  return <CheckField label={bug.label} isOn={state.bug !== undefined} choose={choose} />;
}
