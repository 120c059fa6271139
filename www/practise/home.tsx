/** The first view of Practise: the kinds with their progress, and the last mistake. */
import { useSite } from "../page/site.tsx";
import { Icon } from "../page/buttons.tsx";
import { EXERCISE_KINDS, linkName, type ExerciseKind } from "../parts/exercise/exercise.ts";
import { CardLink, CardList, type CardPicture } from "../ui/cards.tsx";
import { useWords } from "../ui/words.tsx";
import type { KindProgress, Mistake } from "./exercise/storage.ts";

type HomeProps = {
  progressOf: (kind: ExerciseKind) => KindProgress | null;
  mistake: Mistake | null;
  /** Names the part of the link that cannot be read. */
  fault?: string;
};

export function Home({ progressOf, mistake, fault }: HomeProps) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const first = EXERCISE_KINDS.find((kind) => isBegun(progressOf(kind))) ?? EXERCISE_KINDS[0];
  return (
    <div class="practise-home first-words">
      <h1>{say("practise-heading")}</h1>
      <p class="lead explained">{say("practise-lead")}</p>
      <p class="practise-fault fault" role="alert">
        {fault}
      </p>
      <CardList>
        {EXERCISE_KINDS.map((kind) => (
          <Entry key={kind} kind={kind} progress={progressOf(kind)} isFirst={kind === first} />
        ))}
      </CardList>
      {mistake && (
        <section class="last-mistake framed stack">
          <h2>{say("practise-last-mistake")}</h2>
          <p>{mistake.text}</p>
          <a class="button" href={hrefOf("practise", { mode: linkName(mistake.kind) })}>
            {say("practise-like-it")}
          </a>
        </section>
      )}
    </div>
  );
}

type EntryProps = { kind: ExerciseKind; progress: KindProgress | null; isFirst: boolean };

/** A kind of exercise. The first one to go on with has the button. */
function Entry({ kind, progress, isFirst }: EntryProps) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const left = isBegun(progress) && progress?.link;
  const action = left ? "practise-go-on" : "practise-begin";
  return (
    <CardLink
      href={hrefOf("practise", left || { mode: linkName(kind) })}
      picture={PICTURES[kind]}
      name={say(`kind-${kind}`)}
      about={say(`kind-${kind}-about`)}
    >
      {progress && (
        <span class="kind-progress explained">
          <progress aria-hidden="true" max={progress.asked} value={progress.done} />
          {say("kind-progress", { done: progress.done, asked: progress.asked })}
        </span>
      )}
      {isFirst ? (
        <span class="primary">{say(kind === "program" ? "practise-paste" : action)}</span>
      ) : (
        <Icon name="chevron-right" />
      )}
    </CardLink>
  );
}

const isBegun = (progress: KindProgress | null) =>
  progress !== null && progress.done < progress.asked;

const TREE = "M48 3l9 14H39zM21 25h16l-8 13zM59 25h16l-8 13zM46 17L29 25M50 17l17 8";
const LEAVES = "M13 48h13v12H13zM32 48h13v12H32zM51 48h13v12H51zM70 48h13v12H70z";
const BRANCHES = "M28 38l-8 10M30 38l8 10M66 38l-8 10";
const PICTURES: Record<ExerciseKind, CardPicture> = {
  program: [
    ["", "M18 4h60v56H18z"],
    ["bold", "M26 15h20M32 26h32M32 37h22M26 48h16"],
  ],
  predict: [
    ["", `${TREE}${LEAVES}${BRANCHES}M68 38l8 10`],
    ["bold", "M50 17l17 8M59 25h16l-8 13z"],
  ],
  mark: [
    ["", `${TREE}${LEAVES}${BRANCHES}`],
    ["cut", "M68 38l8 10M71 59l11 -10M71 54l6 -6M76 60l7 -7"],
  ],
  order: [
    ["", `${TREE}${LEAVES}${BRANCHES}M68 38l8 10`],
    ["bold", "M40 33h16M44 29l-4 4l4 4M52 29l4 4l-4 4"],
  ],
  fill: [
    ["", `${TREE}${BRANCHES}M68 38l8 10`],
    ["bold", `${LEAVES}M17 54h5M36 54h5M55 54h5M74 54h5`],
  ],
  find: [
    ["", "M39 4v56M57 4v56M20 23h56M20 41h56"],
    ["stone-x", "M24 8l10 10M34 8l-10 10M43 27l10 10M53 27l-10 10"],
    ["stone-o", "M48 8a5.5 5.5 0 1 0 .1 0zM67 45a5.5 5.5 0 1 0 .1 0z"],
  ],
};
