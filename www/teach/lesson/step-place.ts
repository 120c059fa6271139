/** Asks the engine about the place of a lesson's step, for its name and its small picture. */
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { readGame } from "../../game/link.ts";
import { replayLink } from "../../game/replay.ts";
import { say } from "../../messages/index.ts";
import { EngineRefusal, type Engine } from "../../engine/engine.ts";
import { PLACE_ICONS } from "../../page/bar.tsx";
import { linkFaults } from "../../page/link-fault.ts";
import { sentence } from "../../page/sentence.ts";
import { placeInBar, queryOf } from "../../page/places.ts";
import { latin } from "../../base/typed-text.ts";
import { watchSchema, readWatchSearch, type TreeSearch } from "../../parts/search/watch-link.ts";
import { faultText } from "../../parts/search/tree-fault.ts";
import { placeOfStep } from "../../page/lesson/lesson.ts";
import type { IconName } from "../../page/icon-names.ts";
import type { GameDescription, TreeNode } from "../../../pkg/whole/cutoff.js";

export interface StepPlace {
  name: string;
  picture:
    | { icon: IconName }
    | { tree: TreeNode[] }
    | { shape: GameDescription; board: string; marked?: number };
  /** The faults of the game or the tree in the link. */
  faults: string;
}

const WITH_BOARD = ["play", "watch", "bugs"];

export async function stepPlace(engine: Engine, step: { link: string }): Promise<StepPlace> {
  const { place, path, fragment } = placeOfStep(step);
  const query = queryOf(fragment);
  const inBar = placeInBar(place);
  const name = say(`place-${inBar}`);
  const search = place === "watch" ? readWatchSearch(query, true) : null;
  if (search?.kind === "tree") {
    const { picture, fault } = await treeOrFault(engine, search);
    const faults = [...linkFaults(watchSchema, query).map(sentence), fault].join(" ").trim();
    return { name: `${name} · ${say("step-tree")}`, picture, faults };
  }
  if (!WITH_BOARD.includes(place)) {
    const chapter = CHAPTERS.findIndex((chapter) => path === `learn/${chapter}/`);
    const page = chapter < 0 ? [] : [say("learn-chapter", { number: chapter + 1 })];
    return { name: [name, ...page].join(" · "), picture: { icon: PLACE_ICONS[inBar] }, faults: "" };
  }
  const { shape, line, positions, faults } = await replayLink(engine, readGame(query));
  const moves = line.at;
  const at = say(line.start === shape.start ? "lesson-at-empty" : "lesson-at-own", { moves });
  return {
    name: `${name} · ${at}`,
    picture: { shape, board: positions[moves].board, marked: line.moves[moves - 1] },
    faults: faults.map(sentence).join(" "),
  };
}

/** Reads a tree, or shows its fault beside Watch's icon. */
async function treeOrFault(engine: Engine, { text, maximising }: TreeSearch) {
  try {
    const { tree } = await engine.request("trace_tree", [latin(text), true, { maximising }]);
    return { picture: { tree }, fault: "" };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return { picture: { icon: PLACE_ICONS.watch }, fault: faultText(error, text) };
  }
}
