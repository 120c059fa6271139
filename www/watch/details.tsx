/** The details of Watch: the board, the panels, and how a position is searched. */
import { keysOf } from "../base/keys-of.ts";
import { emptyCells } from "../game/shape.ts";
import { ConventionFields } from "../parts/exercise/convention-fields.tsx";
import { PANELS, depthOf } from "../parts/search/choice.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import { PlaceLink } from "../page/site.tsx";
import { BareSelect } from "../ui/field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../ui/words.tsx";
import { Code } from "./code.tsx";
import { DepthSelect } from "./depth.tsx";
import { MapPanel } from "./map.tsx";
import { OpenTree } from "./tree-list.tsx";
import { NodeBoard } from "./node-board.tsx";
import { PicturePanel } from "./picture.tsx";
import { decisionsOf } from "./state.ts";
import { SPEEDS } from "./stepper.ts";
import { TreeForm } from "./tree-form.tsx";
import { canStart } from "./watch.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { WatchProps } from "./state.ts";
import type { Moment } from "./stepper.ts";

export function Details(props: WatchProps) {
  const { say, markup } = useWords();
  const { state, does } = props;
  const { moment, panel } = state;
  const panels = {
    code: (
      <>
        {moment && <Code moment={moment} />}
        <div class="conventions" role="group" {...markup("conventions-label").attributes}>
          <ConventionFields
            isBare
            convention={decisionsOf(state.choice).convention ?? ""}
            choose={(convention) => does().decide({ convention })}
          />
        </div>
      </>
    ),
    list: panel === "list" && <OpenTree {...props} />,
    map: <MapPanel {...state} />,
    own: <TreeForm {...props} />,
    picture: <PicturePanel {...props} />,
  };
  return (
    <>
      {moment?.subject.kind === "position" && <BoardBox {...props} moment={moment} />}
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

/** The board where the search is, and from where it starts. */
function BoardBox({ moment, state: { choice }, does }: WatchProps & { moment: Moment }) {
  const { say } = useWords();
  const isStarted = "position" in choice && choice.position.from !== undefined;
  return (
    <div class="board-box">
      <NodeBoard moment={moment} does={does} />
      <div class="buttons">
        <button
          type="button"
          id="start-here"
          aria-disabled={!canStart(moment)}
          onClick={() => does().startHere()}
        >
          {say("start-here")}
        </button>
        {isStarted && (
          <button type="button" id="start-back" onClick={() => does().search({ from: undefined })}>
            {say("start-back")}
          </button>
        )}
      </div>
    </div>
  );
}

function Settings(props: WatchProps) {
  const { say } = useWords();
  const { shape, board, choice, moment, speed } = props.state;
  const does = props.does();
  const search = "position" in choice ? choice.position : null;
  const isLimited = moment?.subject.kind === "position" && moment.subject.record.isLimited;
  return (
    <div class="room-settings">
      {search && (
        <>
          <BareSelect
            id="scores"
            label={say("scores-label")}
            choices={(["plain", "depth-aware"] as const).map((name) => [
              name,
              say(`scores-${name}`),
            ])}
            value={search.scoring}
            choose={(scoring) => does.search({ scoring })}
          />
          <DepthSelect
            id="depth"
            most={emptyCells(board ?? "") - 1}
            depth={depthOf(search, shape)}
            // What is usual on the board needs no name.
            choose={(depth) =>
              does.search({ depth: depth === readableDepth(shape) ? undefined : depth })
            }
          />
        </>
      )}
      <BareSelect
        id="step-speed"
        label={say("speed-label")}
        choices={keysOf(SPEEDS).map((name) => [name, speedText(say, SPEEDS[name])])}
        value={speed}
        choose={(speed) => does.setSpeed(speed)}
      />
      <p class="explained">
        <span id="scoring">{moment?.subject.scoring}</span>{" "}
        {isLimited && <PlaceLink place="horizon">{say("watch-horizon")}</PlaceLink>}
      </p>
    </div>
  );
}

/** @param pause Between two steps, in milliseconds. */
function speedText(say: Speech["say"], pause: number | null) {
  return pause === null ? say("step-speed-full") : say("step-speed", { perSecond: 1000 / pause });
}
