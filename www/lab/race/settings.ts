/** What races: what is compared, and which searches. What belongs to one measure is hidden with the other. */
import { labelled, make, select } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { checkboxes, choices } from "../controls.ts";
import { foldedOnPhones } from "../frame.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { RACE_MEMORIES } from "../link.ts";
import { USUAL_SEARCHES, measuresOf, searchesOf } from "../searches.ts";
import { FIRST_MS } from "./depths.ts";
import { SCHEMA } from "./link.ts";
import type { RacedSearch } from "../searches.ts";
import type { LabContext } from "../opening.ts";
import type { Positions } from "../bench.ts";
import type { Measure } from "../searches.ts";

const OFFERED: Record<Measure, Positions[]> = {
  depths: ["empty", "board"],
  times: ["empty", "board", "plies", "all"],
};

export function raceSettings(
  { query, state, bench }: LabContext,
  solver: boolean,
  changed: () => void,
) {
  const { shape } = state();
  const measures = measuresOf(shape);
  const isSmall = matchMedia("(pointer: coarse)").matches;
  const { values: linked } = readLink(SCHEMA, query, {
    memory: RACE_MEMORIES[isSmall ? 0 : 1],
  });
  let { memory } = linked;
  let measure = measures.find((name) => name === linked.measure) ?? measures[0];
  const offered = {
    depths: searchesOf("depths", shape, solver),
    times: searchesOf("times", shape, solver),
  };
  /** A link names searches of one measure. */
  const chosenOf = (name: Measure) =>
    new Set((name === measure && linked.run) || USUAL_SEARCHES[name]);
  const chosen = { depths: chosenOf("depths"), times: chosenOf("times") };
  const searchNames = () => offered[measure].filter((name) => chosen[measure].has(name));

  const compared = select(
    measures.map((name) => [name, say(`race-measure-${name}`)]),
    measure,
    (name) => ((measure = name), changed()),
  );
  const cost = make("p", { class: "explained" });
  const boxes = (title: string, name: Measure, names: RacedSearch[]) =>
    checkboxes(title, names, chosen[name], (search) => say(`race-${search}`), changed);
  const who = say("race-who");

  /** What is there for one measure alone. */
  const own: Record<Measure, HTMLElement[]> = {
    times: [foldedOnPhones(who, boxes(who, "times", offered.times))],
    depths: [
      labelled(
        say("depth-memory"),
        select(choices("depth-megabytes", RACE_MEMORIES), String(memory), (count) => {
          memory = Number(count);
          changed();
        }),
      ),
      cost,
      foldedOnPhones(who, boxes(who, "depths", offered.depths)),
    ],
  };
  const compare = labelled(say("race-measure"), compared);
  compare.hidden = measures.length === 1;
  const isField = (element: HTMLElement) => element.classList.contains("field");
  const all = [...own.times, ...own.depths];

  function show() {
    for (const name of ["times", "depths"] as const) {
      for (const element of own[name]) element.hidden = name !== measure;
    }
    bench.offer(OFFERED[measure]);
    cost.textContent = say("depth-cost", {
      seconds: searchNames().length * bench.seconds(),
      first: FIRST_MS / 1_000,
    });
  }

  show();
  return {
    content: [
      make("div", { class: "field-pair" }, compare, ...all.filter(isField)),
      ...all.filter((element) => !isField(element)),
    ],
    measure: () => measure,
    memory: () => memory,
    searchNames,
    show,
    link: (): Record<string, string> => ({
      ...bench.link(),
      ...writeLink(SCHEMA, {
        measure: measures.length > 1 ? measure : undefined,
        ...(measure === "times" ? {} : { memory }),
        run: searchNames(),
      }),
    }),
  };
}
