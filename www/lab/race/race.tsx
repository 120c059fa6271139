/** The race: how deep searches get in equal time, or how long short searches take. */
import { Checkboxes } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { secondsOf } from "../room/settings.tsx";
import { LabRoom } from "../room/room.tsx";
import { RunButton } from "../room/run.tsx";
import { SearchState } from "../searches/search-state.ts";
import { DepthsResult, DepthsTable, depthsHeadline } from "./depths-result.tsx";
import { emptyRow } from "./race-times.ts";
import { TimesResult, TimesTable } from "./times-result.tsx";
import { MEASURES, RACE_MEMORIES, useRace, type RaceOutcome, type RaceRoom } from "./use-race.ts";
import type { ViewProps } from "../../page/start/view.tsx";

export function Race(props: ViewProps) {
  const { say } = useWords();
  const room = useRace(props);
  const { shape, measure, searchNames, settings, change, run } = room;
  const { offered, how } = MEASURES[measure];
  const positions = { offered, isTimed: true, choice: settings, choose: change };
  const words = { start: "race-again", progress: "race-progress" } as const;
  const button = <RunButton {...words} run={run} share={run.progress?.share} />;
  const rows = rowsOf(run.result);
  return (
    <LabRoom
      {...props}
      room="race"
      positions={positions}
      run={button}
      summary={[say("race-count", { count: searchNames.length })]}
      settings={<RaceFields {...room} />}
      more={
        <Fold title={say("lab-how")}>
          {rows && <TimesTable rows={rows} />}
          {how.map((id) => (
            <p key={id} class="explained">
              {say(id, { most: shape.longest + 1 })}
            </p>
          ))}
        </Fold>
      }
    >
      <RaceResult {...room} />
    </LabRoom>
  );
}

function RaceFields(room: RaceRoom) {
  const { measures, measure, memory, available, searchNames, settings, change } = room;
  const { say } = useWords();
  const seconds = searchNames.length * secondsOf(settings);
  const cost = { seconds, first: MEASURES[measure].firstMs / 1_000 };
  return (
    <>
      <div class="fields">
        {measures.length > 1 && (
          <SelectField
            label={say("race-measure")}
            choices={measures.map((name) => [name, say(`race-measure-${name}`)] as const)}
            value={measure}
            choose={(measure) => change({ measure })}
          />
        )}
        {measure === "depths" && (
          <SelectField
            label={say("race-memory")}
            choices={RACE_MEMORIES.map((count) => [count, say("race-megabytes", { count })])}
            value={memory}
            choose={(memory) => change({ memory })}
          />
        )}
      </div>
      {measure === "depths" && <p class="explained">{say("race-cost", cost)}</p>}
      <Checkboxes
        title={say("race-who")}
        choices={available.map((name) => [name, say(`lab-search-${name}`)] as const)}
        chosen={searchNames}
        choose={(names) => change({ run: { ...settings.run, [measure]: names } })}
      />
    </>
  );
}

function RaceResult({ measure, searchNames, beginning, run }: RaceRoom) {
  const { words, say } = useWords();
  const { result, progress } = run;
  if (result && "missing" in result) return <p class="lab-empty muted">{say(result.missing)}</p>;
  if (measure === "times") {
    const rows = (!run.isBusy && rowsOf(result)) || searchNames.map(emptyRow);
    return <TimesResult rows={rows} />;
  }
  const race = result && "searches" in result && !progress ? result : null;
  const searches = progress?.searches ?? searchNames.map((name) => new SearchState(name));
  return (
    <>
      <h2 class="headline" aria-live="polite">
        {race ? depthsHeadline(words, race) : say("race-question-depths")}
      </h2>
      {race ? <DepthsResult race={race} /> : <DepthsTable {...{ searches, ...beginning }} />}
    </>
  );
}

const rowsOf = (outcome: RaceOutcome | null) =>
  outcome && "rows" in outcome ? outcome.rows : null;
