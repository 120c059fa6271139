/** The result of a race for times: a headline, and bars of nodes with times. */
import { useWords } from "../../ui/words.tsx";
import { Bars, useClock } from "../results/bars.tsx";
import { SEARCHES } from "../searches/searches.ts";
import { TableRow, NumberTable } from "../results/table.tsx";
import type { Words } from "../../messages/catalogue.ts";
import type { TimesRow } from "./race-times.ts";

/** @param rows Without nodes before the measurement. */
export function TimesResult({ rows }: { rows: TimesRow[] }) {
  const { words, say, duration } = useWords();
  const isMeasured = rows.some(({ nodes }) => nodes > 0);
  const share = useClock(isMeasured);
  // The question stays until the bars are complete.
  const isOver = isMeasured && share === 1;
  return (
    <>
      <h2 class="headline" aria-live="polite">
        {isOver ? <span>{headline(words, rows)}</span> : say("race-question")}
      </h2>
      <Bars
        bars={rows.map(({ searchName, nodes, samplesMs }) => ({
          name: say(`lab-search-${searchName}`),
          fill: SEARCHES[searchName].fill,
          nodes,
          note: isOver ? duration(spreadOf(samplesMs)?.min ?? null) : "…",
        }))}
        caption={say("lab-bars")}
        share={isMeasured ? share : undefined}
      />
    </>
  );
}

/** Compares the fewest nodes with the most. */
function headline({ say, ratio }: Words, rows: TimesRow[]) {
  const sorted = rows.toSorted((one, other) => one.nodes - other.nodes);
  const [fewest, most] = [sorted[0], sorted[sorted.length - 1]];
  if (fewest.nodes === most.nodes) return say("nodes-label");
  return say("race-headline-nodes", {
    fewest: say(`lab-search-${fewest.searchName}`),
    most: say(`lab-search-${most.searchName}`),
    ratio: ratio(most.nodes / fewest.nodes),
  });
}

const COLUMNS = ["search", "nodes", "min", "median", "max"] as const;

export function TimesTable({ rows }: { rows: TimesRow[] }) {
  const { say, number, duration } = useWords();
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  return (
    <NumberTable caption={say("race-caption")} heads={heads}>
      {rows.map(({ searchName, nodes, samplesMs }) => {
        const time = spreadOf(samplesMs);
        const times = [time?.min, time?.median, time?.max].map((ms) => duration(ms ?? null));
        const name = say(`lab-search-${searchName}`);
        return <TableRow key={searchName} name={name} cells={[number(nodes), ...times]} />;
      })}
    </NumberTable>
  );
}

/** @returns Null without samples. */
export function spreadOf(samples: number[]): { min: number; median: number; max: number } | null {
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  return { min: sorted[0], median, max: sorted[sorted.length - 1] };
}
