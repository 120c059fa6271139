/** All figures of a race for times as a table. */
import { make } from "../../base/elements.ts";
import { duration, number, say } from "../../messages/index.ts";
import { fasterOf, mostNodes, sameLanguage, slowestOf } from "./ratios.ts";
import { percentText } from "../share.ts";
import { wideTable } from "../table.ts";
import { summary } from "./summary.ts";
import type { TimesRow } from "./rounds.ts";

/** The columns of the table. */
const COLUMNS = ["search", "nodes", "share", "faster", "min", "median", "max", "rate"] as const;

export function timeTable(rows: TimesRow[], workloads: string[]) {
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  const bodies = workloads.map((workload) => {
    const own = rows.filter((row) => row.workload === workload);
    const most = mostNodes(own);
    const group = make(
      "th",
      { colspan: COLUMNS.length, scope: "rowgroup", class: "group" },
      workload,
    );
    return make(
      "tbody",
      {},
      workloads.length > 1 ? make("tr", {}, group) : null,
      ...own.map((row) => line(row, most, slowestOf(sameLanguage(own, row.searchName)))),
    );
  });
  return wideTable({ caption: say("race-caption"), heads, bodies });
}

/** @param most The nodes of the search that visits most. */
function line(row: TimesRow, most: number, slowest: TimesRow | undefined) {
  const { searchName, nodes, samplesMs } = row;
  const time = summary(samplesMs);
  const faster = row === slowest ? 1 : slowest ? fasterOf(row, slowest) : null;
  const cells = [
    number(nodes),
    percentText(nodes, most),
    faster === null ? say("time-none") : number(faster),
    duration(time?.min ?? null),
    duration(time?.median ?? null),
    duration(time?.max ?? null),
    time ? number((nodes / time.min) * 1e3, { maximumSignificantDigits: 3 }) : say("time-none"),
  ];
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, say(`race-${searchName}`)),
    ...cells.map((text) => make("td", {}, text)),
  );
}
