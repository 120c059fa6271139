/** Writes the search, its step and the open drawer into the address. */
import { query, replaceOwn } from "../page/address.ts";
import { writeWatchSearch } from "../parts/search/watch-link.ts";
import type { WatchState } from "./state.ts";

/** Milliseconds of rest before the address names the step. */
const REST_MS = 300;

let resting: ReturnType<typeof setTimeout> | undefined;

export function writeAddress({ settled, moment, drawer }: WatchState) {
  clearTimeout(resting);
  const names = writeWatchSearch(settled, (moment?.step.index ?? 0) + 1, query().get("pruning"));
  replaceOwn(drawer.isOpen ? { ...names, room: drawer.tab } : names);
}

/** Writes the address after a rest. During playback there is none. */
export function writeAfterRest(state: WatchState) {
  clearTimeout(resting);
  if (!state.moment?.isPlaying) resting = setTimeout(() => writeAddress(state), REST_MS);
}

// The next link is being opened, so the address is no longer this step's.
addEventListener("hashchange", () => clearTimeout(resting));
