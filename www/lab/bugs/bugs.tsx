/** Classic bugs: their effect in one position and in many. */
import { BUGS } from "../../game/bugs.ts";
import { IconButton } from "../../page/buttons.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { SeedField } from "../room/settings.tsx";
import { LabRoom } from "../room/room.tsx";
import { RunButton } from "../room/run.tsx";
import { DEPTH_CHOICES } from "../searches/scope.ts";
import { surveyWord } from "./judgement.ts";
import { BugPanel } from "./panel.tsx";
import { BugStage } from "./stage.tsx";
import { examplesOf } from "./survey-bugs.ts";
import { BUGS_SCHEMA, useBugs, type BugsRoom } from "./use-bugs.ts";
import type { BugName } from "../../../pkg/whole/cutoff.js";
import type { ViewProps } from "../../page/start/view.tsx";

export function Bugs(props: ViewProps) {
  const { say } = useWords();
  const room = useBugs(props);
  const { shape, scope, settings, change, offered, depth, surveys, run } = room;
  const reach = depth === null ? say("to-the-end") : say("depth-at", { count: depth });
  return (
    <LabRoom
      room="bugs"
      class="workspace"
      {...props}
      positions={{ offered, choice: settings, choose: change }}
      run={
        <RunButton
          run={run}
          share={surveys.isBusy ? surveys.done : null}
          start="bugs-count-again"
          isPrimary={false}
          isReady={scope !== null}
        />
      }
      summary={scope ? [reach] : []}
      settings={scope && <SurveySettings {...room} />}
    >
      {scope && (
        <>
          <BugChoice {...room} />
          <BugStage shape={shape} result={room.result}>
            <ExampleSteps {...room} />
          </BugStage>
          <BugPanel room={room} />
        </>
      )}
    </LabRoom>
  );
}

/** The bugs as a list with counts, or on phones as a select field. */
function BugChoice({ settings, change, surveys, surveyOf }: BugsRoom) {
  const { words, say } = useWords();
  const choose = (bug: BugName) => change({ bug, board: null });
  const countOf = (bug: BugName) =>
    surveys.byBug.has(bug)
      ? surveyWord(words, bug, surveyOf(bug))
      : say(surveys.isBusy ? "pending" : "time-none");
  return (
    <div class="bug-choice head">
      <fieldset class="bug-list bare stack">
        <legend class="label">{say("bugs-list")}</legend>
        {BUGS.map((bug) => (
          <label key={bug} class="bug-entry">
            <input
              type="radio"
              name="bug"
              value={bug}
              checked={bug === settings.bug}
              onChange={() => choose(bug)}
            />
            <span class="name">{say(`bugs-${bug}-name`)}</span>
            <span class="count explained">{countOf(bug)}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={say("bugs-list")}
        choices={BUGS.map((bug) => [bug, say(`bugs-${bug}-name`)] as const)}
        value={settings.bug}
        choose={choose}
      />
    </div>
  );
}

/** Buttons that show other positions where the bug does harm. */
function ExampleSteps({ settings, change, surveyOf, board }: BugsRoom) {
  const survey = surveyOf(settings.bug);
  const examples = examplesOf(survey);
  const [all, at] = [examples.length, examples.indexOf(board ?? "")];
  const none = all === 0;
  const step = (by: 1 | -1) => change({ board: examples[at < 0 ? 0 : (at + by + all) % all] });
  const isFault = survey.worse + survey.misvalued > 0 || survey.moreNodes === 0;
  const { say } = useWords();
  return (
    <div class="example-steps turns in-row wraps no-print">
      <IconButton name="bugs-back" icon="chevron-left" disabled={none} press={() => step(-1)} />
      <button type="button" class="primary" disabled={none} onClick={() => step(1)}>
        {say(isFault ? "bugs-next-fails" : "bugs-next-slower")}
      </button>
      <p class="place explained">
        {!none && say(at < 0 ? "bugs-place-none" : "bugs-place", { number: at + 1, all })}
      </p>
    </div>
  );
}

/** The settings of the survey, and a sentence about its positions. */
function SurveySettings({ scope, depth, sample, surveys, change }: BugsRoom) {
  const { say } = useWords();
  const { write, read } = BUGS_SCHEMA.depth;
  const depths = DEPTH_CHOICES.map((count) => [write(count), say("depth-at", { count })] as const);
  const text = say(`scope-${sample ? "sample" : "all"}`, {
    positions: surveys.positions,
    seed: `${sample?.seed}`,
    reach: say("scope-depth", { depth: depth ?? 0 }),
  });
  return (
    <>
      <div class="fields">
        <SelectField
          label={say("depth-label")}
          choices={scope?.end ? [...depths, [write(null), say("to-the-end")]] : depths}
          value={write(depth)}
          choose={(name) => change({ depth: read(name) ?? null })}
        />
        {sample && <SeedField seed={sample.seed} choose={(seed) => change({ seed })} />}
      </div>
      <p class="explained">
        {surveys.positions > 0 && text}
        {surveys.isOver && surveys.done < 1 && ` ${say("bugs-counted-stopped")}`}
      </p>
    </>
  );
}
