/** Teach: three things for teachers and one for developers, each with an address of its own. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, useSite } from "../page/site.tsx";
import { useAnswer } from "../ui/answer.ts";
import { useWords } from "../ui/words.tsx";
import { writeCode } from "../page/lesson/code.ts";
import { linkOfStep } from "../page/lesson/link.ts";
import { readyLesson, readyText } from "../page/lesson/ready.ts";
import { SECTIONS, sectionOf } from "./link.ts";
import type { ComponentChildren, ComponentType } from "preact";
import type { RoomPage, RoomProps } from "../page/room.ts";
import type { SectionName } from "./link.ts";

/** Each section, which only a browser shows. */
export type Sections = Record<SectionName, ComponentType<RoomProps>>;

export function Teach({ sections, ...props }: RoomProps & { sections: Sections | null }) {
  const name = sectionOf(props.link);
  if (!name || !sections) return <Overview page={props.page} />;
  const Section = sections[name];
  return (
    <Titled name={name}>
      <Section {...props} />
    </Titled>
  );
}

/** A section below its title, which has the focus, and the way back. */
function Titled({ name, children }: { name: SectionName; children: ComponentChildren }) {
  const { say } = useWords();
  const href = useSite().hrefOf("teach");
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div id="view" class="stack">
      {/* Without a `#` it would load the page anew. */}
      <a class="teach-back" href={href.includes("#") ? href : `${href}#`}>
        <Icon name="chevron-left" />
        {say("place-teach")}
      </a>
      <h1 ref={title} tabIndex={-1}>
        {say(`teach-${name}-title`)}
      </h1>
      {children}
    </div>
  );
}

function Overview({ page }: { page: RoomPage }) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  return (
    <div id="overview" class="stack roomy">
      <h1 data-subject="" tabIndex={-1}>
        {say("place-teach")}
      </h1>
      <Plan page={page} />
      <ul class="bare">
        {SECTIONS.map((name) => (
          <li key={name}>
            <a class="room-row" href={hrefOf("teach", { do: name })}>
              <h2>{say(`teach-${name}-title`)}</h2>
              <p>{say(`teach-${name}-about`)}</p>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf("practise", { mode: "program", way: "table" })}>{say("teach-program")}</a>
      </p>
    </div>
  );
}

/** A whole lesson with a class, minute by minute. */
function Plan({ page }: { page: RoomPage }) {
  const { say } = useWords();
  const { hrefOf, addressOf, linked } = useSite();
  const code = useAnswer(() => writeCode(readyText("first-cut", say)), [], page.fail);
  const chapter = (name: string) =>
    addressOf({ place: "learn", path: `learn/${name}/`, fragment: "" });
  // All lessons are shown only until the code of the ready one is written.
  const lesson =
    code === undefined
      ? hrefOf("teach", { do: "lesson" })
      : addressOf(linkOfStep(readyLesson("first-cut", say), 0, code, linked));
  const play = { x: "human", o: "perfect", hints: "off", answers: "off" };
  /** The last minute of each part, its message, and its link. */
  const parts: readonly [number, MessageEnd<"plan-">, string][] = [
    [5, "play", hrefOf("play", play)],
    [12, "values", chapter("minimax")],
    [17, "cut", chapter("first-cut")],
    [32, "lesson", lesson],
    [40, "paper", hrefOf("teach", { do: "sheet" })],
    [45, "map", chapter("real-board")],
  ];
  return (
    <section class="teach-plan stack">
      <h2>{say("plan-title", { minutes: parts[parts.length - 1][0] })}</h2>
      <p class="explained">{say("plan-for")}</p>
      <ol id="lesson-plan" class="bare">
        {parts.map(([to, what, href], index) => (
          <li key={what} class="in-row wraps">
            <span class="plan-minutes">
              {say("plan-minutes", { from: index === 0 ? 0 : parts[index - 1][0], to })}
            </span>
            <a href={href}>{say(`plan-${what}`)}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
