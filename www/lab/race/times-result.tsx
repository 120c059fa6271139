/** The result of a race for times: bars of nodes with their times, what they come to, and a table. */
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { LineChart } from "../chart/lines.tsx";
import { SEARCH_NAMES } from "../searches.ts";
import { TableRow, WideTable, percentText } from "../table.tsx";
import { Bars } from "./bars.tsx";
import { extremesOf, fasterOf, mostNodes, sameLanguage, slowestOf, summary } from "./ratios.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { TimesRow } from "./rounds.ts";

export function TimesResult({ rows }: { rows: TimesRow[] }) {
  const { say } = useWords();
  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  return (
    <div class="race-result stack roomy">
      {workloads.length > 1 ? (
        <OverPositions rows={rows} workloads={workloads} />
      ) : (
        <OfOne rows={rows} />
      )}
      <Fold title={say("race-all")}>
        <TimesTable rows={rows} workloads={workloads} />
      </Fold>
    </div>
  );
}

/**
 * How much pruning saves, in nodes and, if the batches allow a ratio, in time: alpha-beta beside minimax, as the page
 * is about these two. Without one of them: the search that visits fewest beside the one that visits most.
 */
function findings({ say, number, times }: Speech, all: TimesRow[]) {
  const own = sameLanguage(all, "minimax");
  const rows = own.length > 0 ? own : all;
  const find = (wanted: string) => rows.find((row) => row.searchName === wanted);
  const name = ({ searchName }: TimesRow) => say(`race-${searchName}`);
  const [least, greatest] = extremesOf(rows, ({ nodes }) => nodes);
  const [pruned, plain] = [find("alpha-beta"), find("minimax")];
  const [fewest, most] = pruned && plain ? [pruned, plain] : [least, greatest];
  const words = { fewest: name(fewest), most: name(most) };
  const longer = fewest === most ? 1 : fasterOf(fewest, most);
  return {
    nodes:
      fewest.nodes === most.nodes
        ? say("nodes-label")
        : say("race-headline-nodes", { ...words, times: times(most.nodes / fewest.nodes) }),
    time:
      longer === null
        ? say("race-headline-none")
        : longer > 1
          ? say("race-headline-times", { ...words, times: number(longer) })
          : "",
  };
}

/** Says how much longer minimax takes in JavaScript, if both have raced. */
function scriptText({ say, number }: Speech, rows: TimesRow[]) {
  const [engine, script] = ["minimax", "textbook-minimax"].map((wanted) =>
    rows.find(({ searchName }) => searchName === wanted),
  );
  const longer = engine && script ? fasterOf(engine, script) : null;
  return longer !== null && longer > 1
    ? say("race-headline-script", { times: number(longer) })
    : "";
}

function OfOne({ rows }: { rows: TimesRow[] }) {
  const words = useWords();
  const { say, duration } = words;
  const found = findings(words, rows);
  const bars = rows.map(({ searchName, nodes, samplesMs }) => ({
    series: SEARCH_NAMES.indexOf(searchName),
    name: say(`race-${searchName}`),
    nodes,
    time: duration(summary(samplesMs)?.min ?? null),
  }));
  return (
    <>
      <h2 class="headline">{found.nodes}</h2>
      <Bars bars={bars} />
      {[found.time, scriptText(words, rows)].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function OverPositions({ rows, workloads }: { rows: TimesRow[]; workloads: string[] }) {
  const { say, number, duration } = useWords();
  const searchNames = [...new Set(rows.map(({ searchName }) => searchName))];
  const series = (value: (row: TimesRow) => number | null) =>
    searchNames.map((searchName) => ({
      name: say(`race-${searchName}`),
      series: SEARCH_NAMES.indexOf(searchName),
      values: workloads.map((workload) => {
        const row = rows.find((row) => row.workload === workload && row.searchName === searchName);
        return row ? value(row) : null;
      }),
    }));
  const shared = { across: say("race-axis-plies"), places: workloads.map((_, ply) => number(ply)) };
  return (
    <div class="chart-pair">
      <LineChart
        {...shared}
        name="race-1"
        title={say("nodes-label")}
        up={say("race-axis-nodes")}
        series={series(({ nodes }) => nodes)}
        format={(value) => number(value)}
      />
      <LineChart
        {...shared}
        title={say("race-chart-times")}
        up={say("race-axis-times")}
        series={series(({ samplesMs }) => summary(samplesMs)?.min ?? null)}
        format={(value) => duration(value)}
      />
    </div>
  );
}

const COLUMNS = ["search", "nodes", "share", "faster", "min", "median", "max", "rate"] as const;

function TimesTable({ rows, workloads }: { rows: TimesRow[]; workloads: string[] }) {
  const { say } = useWords();
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  return (
    <WideTable caption={say("race-caption")} heads={heads}>
      {workloads.map((workload) => {
        const own = rows.filter((row) => row.workload === workload);
        return (
          <tbody key={workload}>
            {workloads.length > 1 && (
              <tr>
                <th colSpan={COLUMNS.length} scope="rowgroup" class="group">
                  {workload}
                </th>
              </tr>
            )}
            {own.map((row) => (
              <SearchRow key={row.searchName} row={row} all={own} />
            ))}
          </tbody>
        );
      })}
    </WideTable>
  );
}

function SearchRow({ row, all }: { row: TimesRow; all: TimesRow[] }) {
  const words = useWords();
  const { say, number, duration } = words;
  const { searchName, nodes, samplesMs } = row;
  const time = summary(samplesMs);
  const slowest = slowestOf(sameLanguage(all, searchName));
  const faster = row === slowest ? 1 : slowest ? fasterOf(row, slowest) : null;
  const cells = [
    number(nodes),
    percentText(words, nodes, mostNodes(all)),
    faster === null ? say("time-none") : number(faster),
    duration(time?.min ?? null),
    duration(time?.median ?? null),
    duration(time?.max ?? null),
    time ? number((nodes / time.min) * 1e3, { maximumSignificantDigits: 3 }) : say("time-none"),
  ];
  return <TableRow name={say(`race-${searchName}`)} cells={cells} />;
}
