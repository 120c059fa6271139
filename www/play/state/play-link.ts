/** The names in Play's links that are not part of the game. */
import { STANDARD, gameIn } from "../../game/shape.ts";
import { TABS, tabsOf, type State } from "./play-state.ts";
import { BUGS } from "../../game/bugs.ts";
import { embedSchema } from "../../page/places.ts";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";

/** Tabs of older versions. Hints are now on the board, and proofs are in "limits". */
const FORMER_TABS = ["hints", "prove"] as const;

const PLAY_SCHEMA = {
  ...embedSchema("play"),
  tab: oneOf([...TABS, ...FORMER_TABS]),
  setup: oneOf(["on"]),
  retry: oneOf(["on"]),
  bug: oneOf(BUGS),
};

type LinkedView = Pick<State, "tab" | "bug" | "isRetrying"> & { setup: State["setup"] | boolean };

const STANDARD_SCHEMA = { ...PLAY_SCHEMA, tab: oneOf([...tabsOf(STANDARD), FORMER_TABS[0]]) };

/** Returns a link's schema: for other boards with all tabs, as the board is not described yet. */
export function playSchema(query: URLSearchParams) {
  return gameIn(query) === STANDARD.game ? STANDARD_SCHEMA : PLAY_SCHEMA;
}

export function readView(query: URLSearchParams) {
  const { tab: named, bug = null, setup, retry } = readLink(playSchema(query), query).values;
  const isLimits = named === "prove" || (named === "measured" && gameIn(query) !== STANDARD.game);
  const current = isLimits ? "limits" : named;
  const tab = TABS.find((one) => one === current) ?? null;
  return { tab, bug, setup: setup === "on", isRetrying: retry === "on", hints: named === "hints" };
}

export function writeView({ tab, bug, setup, isRetrying }: LinkedView): Record<string, string> {
  return writeLink(PLAY_SCHEMA, {
    tab: tab ?? undefined,
    bug: bug ?? undefined,
    setup: setup ? "on" : undefined,
    retry: isRetrying ? "on" : undefined,
  });
}
