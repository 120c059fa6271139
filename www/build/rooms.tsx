/** The content of the pages that are made of components, as they are before their scripts run. */
import { renderToString } from "preact-render-to-string";
import { STANDARD } from "../game/shape.ts";
import { Horizon } from "../lab/horizon/horizon.tsx";
import { PLACES, pathIn } from "../page/places.ts";
import { SiteProvider } from "../page/site.tsx";
import { Frame } from "../watch/frame.tsx";
import { FIRST_STATE } from "../watch/state.ts";
import { WordsProvider } from "../ui/words.tsx";
import { wordsIn } from "./words.ts";
import type { ComponentType } from "preact";
import type { PlaceName } from "../page/places.ts";
import type { RoomProps } from "../page/room.ts";

/** Effects and listeners do not run here. */
const inBrowser = () => {
  throw new Error("only a page in a browser can do this");
};
const page = {
  engine: inBrowser,
  loadWords: inBrowser,
  fail: inBrowser,
  chooseBoard: inBrowser,
  changed: inBrowser,
};

export const ROOMS: Partial<Record<PlaceName, ComponentType<RoomProps>>> = {
  horizon: (props) => <Horizon {...props} watchLink={inBrowser} />,
  watch: () => <Frame state={FIRST_STATE} does={inBrowser} />,
};

/** @param up The way from the page to the root of the site. */
export function roomMarkup(place: PlaceName, up: string, language: string) {
  const Room = ROOMS[place];
  if (!Room) return "";
  const hrefOf = (place: PlaceName) =>
    up + (place === "learn" ? pathIn(PLACES[place].path, language) : PLACES[place].path);
  return renderToString(
    <WordsProvider value={wordsIn(language)}>
      <SiteProvider value={{ root: "/", hrefOf }}>
        <Room shape={STANDARD} link={new Map()} page={page} />
      </SiteProvider>
    </WordsProvider>,
  );
}
