/** Watch's drawer with its tabs. Below the tabs are α, β and the best value. */
import { keysOf } from "../base/keys-of.ts";
import { emptyCells } from "../game/shape.ts";
import { LinkToPlace } from "../page/site.tsx";
import { Button, IconButton } from "../page/buttons.tsx";
import { Term } from "../page/term.tsx";
import { BoardFrame, GridRows } from "../parts/board/button-board.tsx";
import { SearchCell } from "../parts/board/search-cell.tsx";
import { ConventionFields } from "../parts/exercise/convention-fields.tsx";
import { cellStates } from "../parts/search/cell-states.ts";
import { DRAWER_TABS, SCORINGS, depthOf, readableDepth } from "../parts/search/watch-link.ts";
import { TreeList } from "../parts/tree/list.tsx";
import { Select } from "../ui/field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { markup, say } from "../messages/index.ts";
import { Code } from "./code.tsx";
import { DepthSelect } from "./depth.tsx";
import { MapPanel } from "./map.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { canStartHere, openNodes } from "./state.ts";
import { SPEEDS, type Moment } from "./stepper.ts";
import { TreeForm } from "./tree-form.tsx";
import type { WatchProps } from "./controller.ts";

export function Drawer(props: WatchProps) {
  const { state, watch } = props;
  const { moment, drawer } = state;
  const panels = {
    code: <CodePanel {...props} />,
    list: moment && <NodePanel {...props} moment={moment} />,
    own: (
      <div class="stack">
        <PositionSettings {...props} />
        <TreeForm {...props} />
      </div>
    ),
    map: <MapPanel {...state} />,
    picture: <PicturePanel {...props} />,
  };
  // Trees have no map, but a link can ask for it.
  const tabs = DRAWER_TABS.filter(
    (id) => id !== "map" || drawer.tab === "map" || moment?.subject.minimax,
  );
  return (
    <>
      <Tabs
        label={say("drawer-tabs")}
        tabs={tabs.map((id) => ({ id, name: say(`drawer-${id}`), panel: panels[id] }))}
        chosen={drawer.tab}
        choose={(id) => watch.showDrawer(id)}
        head={(tabs) => (
          <div class="tabs-head no-print">
            {tabs}
            <IconButton
              id="drawer-close"
              class="tool"
              name="close-button"
              icon="x"
              press={() => watch.toggleDrawer()}
            />
          </div>
        )}
      />
      {moment && <NodeValues {...moment} />}
    </>
  );
}

/** Shows α, β and the best value at the current node. */
function NodeValues({ subject, pathStates }: Moment) {
  const { record, sides, windowTexts } = subject;
  const { alpha, beta, best } = windowTexts(pathStates[pathStates.length - 1]);
  const bounds = [
    [say("sure-alpha", { player: sides[0] }), alpha],
    [say("sure-beta", { player: sides[1] }), beta],
  ];
  const values = [...(record.pruning ? bounds : []), [say("best-here"), best]];
  return (
    <dl id="node-values" class="node-values">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt> {/* The space lets the line break. */}
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CodePanel({ state: { moment, wanted, speed }, watch }: WatchProps) {
  /** @param pause Milliseconds between two steps. */
  const speedText = (pause: number | null) =>
    pause === null ? say("step-speed-full") : say("step-speed", { perSecond: 1000 / pause });
  return (
    <>
      {moment && <Code moment={moment} />}
      <div
        class="conventions in-row wraps compact"
        role="group"
        {...markup("conventions-label").attributes}
      >
        <ConventionFields
          isBare
          convention={wanted.convention ?? ""}
          choose={(convention) => watch.searchWith({ convention })}
        />
        <Select
          id="step-speed"
          label={say("speed-label")}
          choices={keysOf(SPEEDS).map((name) => [name, speedText(SPEEDS[name])])}
          value={speed}
          choose={(chosen) => watch.setSpeed(chosen)}
        />
      </div>
    </>
  );
}

function NodePanel(props: WatchProps & { moment: Moment }) {
  const { moment, state, watch } = props;
  const { subject, step } = moment;
  return (
    <div class="stack">
      {!subject.record.isTree() && (
        <div class="board-box in-row wraps">
          <NodeBoard {...moment} />
          <StartButtons {...props} />
        </div>
      )}
      <p id="cost">{subject.cost(step)}</p>
      <p class="explained">
        <span id="scoring">{subject.scoring}</span>{" "}
        {subject.isLimited && <LinkToPlace place="horizon">{say("watch-horizon")}</LinkToPlace>}
      </p>
      <p class="explained">
        <Term name="bound" text={say("bound-signs")} />
      </p>
      {state.drawer.tab === "list" && (
        <TreeList
          {...moment}
          ids={openNodes(moment, state.opened)}
          opened={state.opened}
          choose={(id) => watch.goTo(id)}
          toggle={(id) => watch.toggleNode(id)}
          press={() => watch.stepper.pause()}
        />
      )}
    </div>
  );
}

/** Buttons to search from the position at the node, and to return to the first position. */
function StartButtons({ moment, state: { wanted }, watch }: WatchProps & { moment: Moment }) {
  const isStarted = wanted.kind === "position" && wanted.from !== undefined;
  const goBack = () => watch.searchPosition({ from: undefined });
  return (
    <div class="buttons compact">
      <Button
        say="start-here"
        id="start-here"
        aria-disabled={!canStartHere(moment)}
        press={() => watch.startHere()}
      />
      {isStarted && <Button say="start-back" id="start-back" press={goBack} />}
    </div>
  );
}

function PositionSettings({ state: { wanted, board, shape }, watch }: WatchProps) {
  if (wanted.kind !== "position") return null;
  return (
    <div class="in-row wraps compact">
      <Select
        id="scores"
        label={say("scores-label")}
        choices={SCORINGS.map((name) => [name, say(`scores-${name}`)])}
        value={wanted.scoring}
        choose={(scoring) => watch.searchPosition({ scoring })}
      />
      <DepthSelect
        id="depth"
        most={emptyCells(board ?? "") - 1}
        depth={depthOf(wanted, shape)}
        // Links leave out the default depth of the board.
        choose={(depth) =>
          watch.searchPosition({ depth: depth === readableDepth(shape) ? undefined : depth })
        }
      />
    </div>
  );
}

function NodeBoard({ subject: { record, write }, step, pathStates }: Moment) {
  const { shape, trace } = record;
  const board = record.board(step.here);
  const states = cellStates(record, step, pathStates[pathStates.length - 1].chosen);
  const last = step.here === 0 ? null : trace.moves[step.here];
  const cellOf = (cell: number) => (
    <div key={cell} class="grid-cell" role="gridcell">
      <SearchCell sign={board[cell]} state={states[cell]} isLast={cell === last} write={write} />
    </div>
  );
  return (
    <BoardFrame shape={shape}>
      <div
        id="search-board"
        class={shape.gravity ? "board rack" : "board"}
        role="grid"
        {...markup("search-board").attributes}
      >
        <GridRows shape={shape} draw={cellOf} />
      </div>
    </BoardFrame>
  );
}
