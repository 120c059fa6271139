/** The details of Watch: the board and the path, the panels, and how a position is searched. */
import { PANELS } from "../parts/search/choice.ts";
import { PlaceLink } from "../page/site.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../ui/words.tsx";
import { Code, Conventions } from "./code.tsx";
import { DepthChoice } from "./depth.tsx";
import { MapPanel } from "./map.tsx";
import { NodeBoard } from "./node-board.tsx";
import { Path } from "./path.tsx";
import { PicturePanel } from "./picture.tsx";
import { SPEEDS } from "./stepper.ts";
import { TreeForm } from "./tree-form.tsx";
import { OpenTree } from "./tree-list.tsx";
import { canStart } from "./watch.ts";
import type { WatchProps } from "./state.ts";
import type { StepSpeed } from "./stepper.ts";

export function Details(props: WatchProps) {
  const { say, markup } = useWords();
  const { state, does } = props;
  const { moment, panel } = state;
  const panels = {
    code: (
      <>
        {moment && <Code moment={moment} />}
        <Conventions {...props} />
      </>
    ),
    list: panel === "list" && <OpenTree {...props} />,
    map: <MapPanel {...state} />,
    own: <TreeForm {...props} />,
    picture: <PicturePanel {...props} />,
  };
  return (
    <>
      <PathBox {...props} />
      <section id="details" class="details" {...markup("watch-details-label").attributes}>
        <Tabs
          label={say("details-tabs")}
          tabs={PANELS.map((id) => ({ id, name: say(`tab-${id}`), panel: panels[id] }))}
          chosen={panel}
          choose={(id) => does().choosePanel(id)}
        />
      </section>
      <ul class="forms" {...markup("forms-label").attributes}>
        <li class="form-known">{say("form-known")}</li>
        <li class="form-bound">{say("form-bound")}</li>
        <li class="form-cut">{say("form-cut")}</li>
      </ul>
      <Settings {...props} />
    </>
  );
}

function PathBox({ state: { choice, moment }, does }: WatchProps) {
  const { say } = useWords();
  const isStarted = "position" in choice && choice.position.from !== undefined;
  return (
    <section class="path-box" aria-labelledby="path-title">
      {moment?.subject.kind === "position" && (
        <>
          <NodeBoard moment={moment} does={does} />
          <div id="start-buttons" class="buttons start-buttons">
            <button
              type="button"
              id="start-here"
              aria-disabled={!canStart(moment)}
              onClick={() => does().startHere()}
            >
              {say("start-here")}
            </button>
            {isStarted && (
              <button
                type="button"
                id="start-back"
                onClick={() => does().search({ from: undefined })}
              >
                {say("start-back")}
              </button>
            )}
          </div>
        </>
      )}
      <h2 id="path-title">{say("step-path")}</h2>
      {moment && <Path moment={moment} does={does} />}
    </section>
  );
}

const SCORES = ["plain", "depth-aware"] as const;

function Settings(props: WatchProps) {
  const { say } = useWords();
  const { choice, moment, speed } = props.state;
  const does = props.does();
  const search = "position" in choice ? choice.position : null;
  const isLimited = moment?.subject.kind === "position" && moment.subject.record.isLimited;
  const speeds = Object.entries(SPEEDS) as [StepSpeed, number | null][];
  return (
    <div class="room-settings">
      {search && (
        <>
          <label class="scores">
            <span class="unseen">{say("scores-label")}</span>
            <select
              id="scores"
              value={search.scoring}
              onChange={({ currentTarget }) =>
                does.search({ scoring: SCORES[currentTarget.selectedIndex] })
              }
            >
              {SCORES.map((name) => (
                <option key={name} value={name}>
                  {say(`scores-${name}`)}
                </option>
              ))}
            </select>
          </label>
          <DepthChoice {...props} search={search} />
        </>
      )}
      <label class="scores">
        <span class="unseen">{say("speed-label")}</span>
        <select
          id="step-speed"
          value={speed}
          onChange={({ currentTarget }) => does.setSpeed(speeds[currentTarget.selectedIndex][0])}
        >
          {speeds.map(([name, pause]) => (
            <option key={name} value={name}>
              {pause === null
                ? say("step-speed-full")
                : say("step-speed", { perSecond: 1000 / pause })}
            </option>
          ))}
        </select>
      </label>
      <p class="explained">
        <span id="scoring">{moment?.subject.scoring}</span>{" "}
        {isLimited && (
          <span id="horizon-link">
            <PlaceLink place="horizon">{say("watch-horizon")}</PlaceLink>
          </span>
        )}
      </p>
    </div>
  );
}
