/** The frame of a room of the lab: the other rooms, the result, and settings that open. */
import { useEffect, useRef } from "preact/hooks";
import { BoardButton } from "../page/board-button.tsx";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { boardName } from "../page/games.ts";
import { Icon, PlaceLink } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { BenchFields, BenchNote, usedPositions } from "./bench.tsx";
import type { ComponentChildren } from "preact";
import type { RoomName } from "../page/places.ts";
import type { RoomProps } from "../page/room.ts";
import type { BenchProps } from "./bench.tsx";

export const LAB_ROOMS = PLACE_NAMES.filter(
  (name): name is RoomName => PLACES[name].within === "lab",
);

/** Marks the subject of a link: the page brings it into view and focuses it. */
export const SUBJECT = { "data-subject": "", tabIndex: -1 };

export function LabRoom({
  room,
  state,
  page,
  top,
  bench,
  told = [],
  run,
  settings,
  more,
  children,
}: Pick<RoomProps, "state" | "page"> & {
  room: RoomName;
  /** Comes before all else, and has the subject of a link in place of the result. */
  top?: ComponentChildren;
  bench: BenchProps;
  /** The room's own settings, in the line that names all settings. */
  told?: readonly string[];
  run?: ComponentChildren;
  settings?: ComponentChildren;
  /** Comes below the settings. */
  more?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { say, markup } = useWords();
  const { shape } = state;
  const rooms = useRef<HTMLElement>(null);
  // On a phone the names of the rooms scroll: the one of this room is in view.
  useEffect(() => {
    const name = rooms.current?.children[LAB_ROOMS.indexOf(room)];
    name?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, []);
  const used = usedPositions(bench.choice, bench.offered);
  const where = say(used ? `bench-on-${used}` : "bench-random");
  const controls = (
    <section id="bench" class="bench stack" {...markup("bench").attributes}>
      {run && <div class="bench-run">{run}</div>}
      <details class="bench-settings">
        <summary class="in-row">
          <Icon name="sliders-horizontal" />
          <span>{[boardName(say, shape.game, shape), where, ...told].join(" · ")}</span>
          <Icon name="chevron-down" />
        </summary>
        <div class="fields">
          <div class="field">
            <span class="label">{say("bench-board")}</span>
            <BoardButton shape={shape} choose={page.chooseBoard} />
          </div>
          <BenchFields {...bench} />
        </div>
        {settings}
      </details>
      <BenchNote {...bench} state={state} />
    </section>
  );
  return (
    <>
      <nav ref={rooms} class="lab-parts" {...markup("lab-parts").attributes}>
        {LAB_ROOMS.map((name) => (
          <PlaceLink key={name} place={name} isHere={name === room}>
            {say(`${name}-heading`)}
          </PlaceLink>
        ))}
      </nav>
      <h1 class="unseen">{say(`${room}-heading`)}</h1>
      <p class="lab-lede">{say(`${room}-lede`)}</p>
      {top}
      {top && controls}
      <section
        id="view"
        class={`lab-result stack airy ${room}`}
        aria-label={say("lab-result")}
        {...(top ? {} : SUBJECT)}
      >
        {children}
      </section>
      {!top && controls}
      {more}
    </>
  );
}
