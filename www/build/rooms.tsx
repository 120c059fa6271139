/** The content of the pages that are made of components, as they are before their scripts run. */
import { STANDARD } from "../game/shape.ts";
import { Horizon } from "../lab/horizon/horizon.tsx";
import { rendered } from "./rendered.tsx";
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
};

/** @param up The way from the page to the root of the site. */
export function roomMarkup(place: PlaceName, up: string, language: string) {
  const Room = ROOMS[place];
  if (!Room) return "";
  return rendered(<Room shape={STANDARD} link={new Map()} page={page} />, wordsIn(language), up, {
    root: "/",
  });
}
