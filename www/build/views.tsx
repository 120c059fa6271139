/** Renders the first views of the places, and the bar. */
import { readFileSync } from "node:fs";
import { STANDARD } from "../game/shape.ts";
import { DEFAULT_SETTINGS, gameState } from "../game/state.ts";
import { Bugs } from "../lab/bugs/bugs.tsx";
import { Horizon } from "../lab/horizon/horizon.tsx";
import { Lab } from "../lab/overview.tsx";
import { Order } from "../lab/order/order.tsx";
import { Race } from "../lab/race/race.tsx";
import { Size } from "../lab/size/size.tsx";
import { readSolved } from "../lab/size/solved.ts";
import { initialState } from "../play/state/play-state.ts";
import { Bar } from "../page/bar.tsx";
import { PlayPage } from "../play/page.tsx";
import { Home as PractiseHome } from "../practise/home.tsx";
import { Teach } from "../teach/teach.tsx";
import { WatchPage } from "../watch/page.tsx";
import { WatchState } from "../watch/state.ts";
import { renderHtml } from "./render-html.tsx";
import { wordsIn } from "./words.ts";
import type { ComponentType } from "preact";
import type { PlaceName } from "../page/places.ts";
import type { ViewProps } from "../page/start/view.tsx";

const solved = readSolved(readFileSync(new URL("../lab/size/solved.txt", import.meta.url), "utf8"));

/** Stands for pages and controllers, which no view calls before the scripts run. */
const UNCALLED = new Proxy({} as never, {
  get: (_, name) => () => {
    throw Error(`A view called ${String(name)} during the build.`);
  },
});

/** The views of the places except Learn, whose pages `build/learn/` makes. */
const VIEWS: Record<Exclude<PlaceName, "learn">, ComponentType<ViewProps>> = {
  bugs: Bugs,
  horizon: Horizon,
  lab: Lab,
  order: Order,
  practise: () => <PractiseHome progressOf={() => null} mistake={null} />,
  race: Race,
  size: (props) => <Size {...props} solved={solved} />,
  teach: (props) => <Teach {...props} sections={null} />,
  play: ({ state }) => (
    <PlayPage
      state={initialState(state.settings)}
      play={UNCALLED}
      lateModules={{ laterViews: null, otherBoards: null }}
      hasBoard={false}
    />
  ),
  watch: () => <WatchPage state={new WatchState()} watch={UNCALLED} />,
};

/** @param toRoot The path to the root of the site. */
export function viewMarkup(place: PlaceName, toRoot: string, language: string) {
  if (place === "learn") return "";
  const View = VIEWS[place];
  const view = <View state={gameState(DEFAULT_SETTINGS)} link={new Map()} page={UNCALLED} />;
  return renderHtml(view, wordsIn(language), toRoot, "/");
}

export function barMarkup(place: PlaceName, toRoot: string, language: string) {
  const bar = <Bar place={place} game={STANDARD.game} shape={STANDARD} isDark={false} />;
  return renderHtml(bar, wordsIn(language), toRoot, "/");
}
