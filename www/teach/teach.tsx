/** Teach: an overview with a card for each section and the plan of a lesson, or one section. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSite } from "../page/site.tsx";
import { Icon } from "../page/buttons.tsx";
import { useAsync } from "../ui/async.ts";
import { CardLink, CardList, type CardPicture } from "../ui/cards.tsx";
import { useWords } from "../ui/words.tsx";
import { encodeText } from "../page/lesson/lesson-code.ts";
import { linkOfStep, readyLesson, readyText } from "../page/lesson/lesson.ts";
import { SECTIONS, sectionOf, type SectionName } from "./link.ts";
import type { ComponentChildren, ComponentType } from "preact";
import type { ViewPage, ViewProps } from "../page/start/view.tsx";

/** The sections. The build does not load them. */
type Sections = Record<SectionName, ComponentType<ViewProps>>;

export function Teach({ sections, ...props }: ViewProps & { sections: Sections | null }) {
  const name = sectionOf(props.link);
  if (!name || !sections) return <Overview page={props.page} />;
  const Section = sections[name];
  return (
    <SectionView name={name}>
      <Section {...props} />
    </SectionView>
  );
}

/** A section with a link back. Its title gets the focus. */
function SectionView({ name, children }: { name: SectionName; children: ComponentChildren }) {
  const { say } = useWords();
  const href = useSite().hrefOf("teach");
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div id="view" class="stack">
      {/* Without `#` the link would reload the page. */}
      <a class="link teach-back turns" href={href.includes("#") ? href : `${href}#`}>
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

const SHEET = "M22 2h52v60H22zM48 22l5 8H43zM34 36h10l-5 8zM52 36h10l-5 8zM45 30l-6 6M51 30l6 6";
const PICTURES: Record<SectionName, CardPicture> = {
  sheet: [
    ["", `${SHEET}M33 50h5v6h-5zM40 50h5v6h-5zM51 50h5v6h-5zM58 50h5v6h-5z`],
    ["bold", "M29 11h22"],
  ],
  lesson: [
    ["", "M10 4h76v48H10zM26 62l9 -10M70 62l-9 -10M48 30l6 9H42zM48 39v6"],
    ["bold", "M20 15h38M20 23h22"],
  ],
  embed: [
    ["", "M12 4h72v56H12zM12 14h72M41 22v31M55 22v31M29 32h38M29 43h38"],
    ["stone-x", "M32 23l6 6M38 23l-6 6"],
    ["stone-o", "M48 34.5a3.2 3.2 0 1 0 .1 0z"],
  ],
  code: [
    ["", "M12 4h72v56H12z"],
    ["bold", "M22 18l8 7l-8 7M36 33h16M22 46h34"],
  ],
};

function Overview({ page }: { page: ViewPage }) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  return (
    <div id="overview" class="stack roomy">
      <h1 data-target="" tabIndex={-1}>
        {say("place-teach")}
      </h1>
      <CardList>
        {SECTIONS.map((name) => (
          <CardLink
            key={name}
            href={hrefOf("teach", { do: name })}
            picture={PICTURES[name]}
            name={say(`teach-${name}-title`)}
            about={say(`teach-${name}-about`)}
          >
            <Icon name="chevron-right" />
          </CardLink>
        ))}
      </CardList>
      <LessonPlan page={page} />
      <p>
        <a href={hrefOf("practise", { mode: "program", way: "paste" })}>{say("teach-program")}</a>
      </p>
    </div>
  );
}

/** The plan of a lesson with a class. */
function LessonPlan({ page }: { page: ViewPage }) {
  const { say } = useWords();
  const { hrefOf, addressOf } = useSite();
  const code = useAsync(() => encodeText(readyText("first-cut", say)), [], page.showFailure);
  const chapter = (name: string) =>
    addressOf({ place: "learn", path: `learn/${name}/`, fragment: "" });
  // Until the lesson's code is known, this link leads to the list of lessons.
  const lesson =
    code === undefined
      ? hrefOf("teach", { do: "lesson" })
      : addressOf(linkOfStep(readyLesson("first-cut", say), 0, code, null));
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
            <span class="plan-minutes muted">
              {say("plan-minutes", { from: index === 0 ? 0 : parts[index - 1][0], to })}
            </span>
            <a href={href}>{say(`plan-${what}`)}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
