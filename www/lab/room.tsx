/** The frame of a room of the lab: the way to the other rooms, the bench, the result, and its settings. */
import { useEffect, useRef } from "preact/hooks";
import { BoardButton } from "../page/board-button.tsx";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { PlaceLink } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { BenchFields, BenchNote } from "./bench.tsx";
import type { ComponentChildren } from "preact";
import type { RoomName } from "../page/places.ts";
import type { RoomProps } from "../page/room.ts";
import type { BenchProps } from "./bench.tsx";

export const LAB_ROOMS = PLACE_NAMES.filter(
  (name): name is RoomName => PLACES[name].within === "lab",
);

/** Marks what a link to a room leads to: the page brings it into view and focuses it. */
export const SUBJECT = { "data-subject": "", tabIndex: -1 };

export function LabRoom({
  room,
  state,
  page,
  top,
  bench,
  run,
  settings,
  workspace,
  children,
}: Pick<RoomProps, "state" | "page"> & {
  room: RoomName;
  /** What comes before the bench. It has what a link to the room leads to; without it that is the bench. */
  top?: ComponentChildren;
  bench: BenchProps;
  /** The button that starts. */
  run?: ComponentChildren;
  settings?: ComponentChildren;
  /** All of a room that fits the screen, instead of a result and settings. */
  workspace?: ComponentChildren;
  /** The result. Until it is there, the room says what it is about. */
  children?: ComponentChildren;
}) {
  const { say, markup } = useWords();
  const rooms = useRef<HTMLElement>(null);
  // On a phone the names of the rooms scroll: the one of this room is in view.
  useEffect(() => {
    const name = rooms.current?.children[LAB_ROOMS.indexOf(room)];
    name?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, []);
  return (
    <>
      <nav ref={rooms} class="lab-parts" {...markup("lab-parts").attributes}>
        {LAB_ROOMS.map((name) => (
          <PlaceLink key={name} place={name} isHere={name === room}>
            {say(`${name}-heading`)}
          </PlaceLink>
        ))}
      </nav>
      <h1>{say(`${room}-heading`)}</h1>
      {top}
      <section id="bench" class="bench" {...markup("bench").attributes} {...(top ? {} : SUBJECT)}>
        <div class="field">
          <span class="label">{say("bench-board")}</span>
          <BoardButton shape={state.shape} choose={page.chooseBoard} />
        </div>
        <BenchFields {...bench} />
        <div class="bench-run">{run}</div>
        <BenchNote {...bench} state={state} />
      </section>
      <div id="view" class={`${workspace === undefined ? "lab-frame" : "workspace"} ${room}`}>
        {workspace ? (
          workspace
        ) : settings ? (
          <>
            <section class="lab-result stack roomy" aria-label={say("lab-result")}>
              {children}
            </section>
            <section class="lab-settings stack roomy" aria-label={say("settings")}>
              {settings}
            </section>
          </>
        ) : (
          <p class="first-lead">{say(`${room}-lede`)}</p>
        )}
      </div>
    </>
  );
}
