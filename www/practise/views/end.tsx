/** The end of an exercise: its score, missed topics and what to do next. */
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { focusInView } from "../../page/focus.ts";
import { useSite } from "../../page/site.tsx";
import { Button } from "../../page/buttons.tsx";
import { treeOf } from "../../parts/exercise/exercise-tree.ts";
import { settingNames, writeExercise, type Exercise } from "../../parts/exercise/exercise.ts";
import { watchLink, writeWatchSearch } from "../../parts/search/watch-link.ts";
import { TOPICS, type Topic } from "../questions/topics.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { ExerciseProps } from "./props.ts";

interface EndProps extends Pick<ExerciseProps, "exercise" | "next"> {
  missed: readonly Topic[];
  /** Asks the missed questions again. */
  again?: () => void;
  /** True if the first button takes the focus. */
  focus?: boolean;
}

export function End({ exercise, missed, again, next, focus }: EndProps) {
  const first = missed.length > 0 && again;
  const isSearched = settingNames(exercise).includes("source");
  return (
    <>
      <div class="buttons">
        <PrimaryButton press={first || next} focus={focus}>
          {say(first ? "practise-missed-again" : "practise-next")}
        </PrimaryButton>
        {first && <Button say="practise-next" press={next} />}
      </div>
      {missed.length > 0 && <TopicList missed={missed} />}
      {isSearched && (
        <WatchLink exercise={exercise} step={0}>
          {say(exercise.source === "board" ? "watch-position" : "watch-tree")}
        </WatchLink>
      )}
    </>
  );
}

/** Lists the missed topics, the most missed first. */
function TopicList({ missed }: { missed: readonly Topic[] }) {
  const { addressOf } = useSite();
  const count = (topic: Topic) => missed.filter((one) => one === topic).length;
  const topics = [...new Set(missed)].sort((one, other) => count(other) - count(one));
  return (
    <ul class="missed stack bare">
      {topics.map((topic) => {
        const [chapter, step] = TOPICS[topic];
        const link = { place: "learn", path: `learn/${chapter}/`, fragment: `#${step}` } as const;
        const number = CHAPTERS.indexOf(chapter) + 1;
        return (
          <li key={topic}>
            {say("missed", { topic: say(`topic-${topic}`), count: count(topic) })}{" "}
            <a href={addressOf(link)}>{say("missed-chapter", { number })}</a>
          </li>
        );
      })}
    </ul>
  );
}

export function Counts({ record }: { record: TreeRecord }) {
  return <p class="explained">{say("practise-counts", record.counts())}</p>;
}

type WatchLinkProps = { exercise: Exercise; step: number; children: string };

/** Links to Watch. @param step Counted from 0. */
export function WatchLink({ exercise, step, children }: WatchLinkProps) {
  const { hrefOf } = useSite();
  const tree = treeOf(exercise);
  // Leaves out the defaults.
  const { convention, window } = writeExercise(exercise);
  const search = tree && { kind: "tree" as const, ...tree, pruning: true, convention, window };
  const href = search
    ? hrefOf("watch", writeWatchSearch(search, step + 1))
    : watchLink(hrefOf, exercise, step + 1);
  return (
    <a class="button" href={href}>
      {children}
    </a>
  );
}

type PrimaryProps = { press: () => void; focus?: boolean; children: string };

/** The button to go on, which takes the focus when it appears. */
export function PrimaryButton({ press, focus = true, children }: PrimaryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focus && button.current) focusInView(button.current);
  }, []);
  return (
    <button ref={button} type="button" class="primary" onClick={press}>
      {children}
    </button>
  );
}
