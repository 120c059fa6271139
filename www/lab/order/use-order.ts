/** The state of the room about move order: its settings, and the count of one position or many. */
import { useState } from "preact/hooks";
import { SEED_RANGE, newSeed } from "../../base/random.ts";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { whole } from "../../base/link-values.ts";
import { counter } from "../../engine/workers.ts";
import { emptyCells } from "../../game/shape.ts";
import { otherPlayer } from "../../game/state.ts";
import { SCORINGS, type Scoring } from "../../parts/search/watch-link.ts";
import { useAsync } from "../../ui/async.ts";
import { useWords } from "../../ui/words.tsx";
import { ROOM_SCHEMA, beginningOf, usedPositions, type PositionSet } from "../room/settings.tsx";
import { DEPTH_CHOICES, scopeOf, type Scope } from "../searches/scope.ts";
import { useRun } from "../room/run.tsx";
import { ORDERS, countOrders, readChosen, writeChosen, type CountedSearch } from "./orders.ts";
import { headline } from "./result.tsx";
import type { ViewProps } from "../../page/start/view.tsx";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

export const ORDER_SCHEMA = {
  ...ROOM_SCHEMA,
  scoring: oneOf(SCORINGS),
  depth: oneOf(DEPTH_CHOICES),
  first: value((text) => (/^\d{1,2}(-\d{1,2})*$/.test(text) ? text : undefined)),
  seed: whole(SEED_RANGE),
};

export const POSITION_COUNT = 20;
/** The most nodes of minimax to the default depth. */
const MOST_VISITED = 500_000;

type Report = (progress: { share: number; name: CountedSearch; nodes: number }) => void;

type Settings = ReturnType<typeof readSettings>;

/** Derives the positions and the depth of the count from the settings. */
function countPlan(state: ViewProps["state"], settings: Settings, scope: Scope | null) {
  const offered: PositionSet[] = ["empty", "board", "sample"];
  if (scope?.all !== null) offered.push("all");
  const on = usedPositions(settings, offered);
  const { board } = beginningOf(state, on);
  const isOne = on === "empty" || on === "board";
  /** The most moves that can still be played. */
  const cellsLeft = isOne ? emptyCells(board) : state.shape.longest;
  const depth = Math.min(settings.depth ?? scope?.defaultDepth ?? cellsLeft, cellsLeft);
  /** True if the count takes only a moment. */
  const isQuick = scope !== null && isOne && depth <= scope.defaultDepth;
  return { offered, on, board, isOne, cellsLeft, depth, isWhole: depth >= cellsLeft, isQuick };
}

function readSettings(shape: GameDescription, link: ViewProps["link"]) {
  // A depth limit prefers earlier wins.
  const scoring: Scoring = shape.exhaustive ? "plain" : "depth-aware";
  const { first, ...values } = readLink(ORDER_SCHEMA, link, { scoring, seed: newSeed() }).values;
  return { ...values, chosen: readChosen(shape, first) };
}

export function useOrder({ state, link, page }: ViewProps) {
  const { shape } = state;
  const { words, say } = useWords();
  const findScope = (signal: AbortSignal) => scopeOf(page.engine(), shape, MOST_VISITED, signal);
  const scope = useAsync(findScope, [], page.showFailure) ?? null;
  const [settings, setSettings] = useState(() => readSettings(shape, link));
  const plan = countPlan(state, settings, scope);
  const { on, board, depth, isQuick } = plan;
  const { scoring, seed, chosen } = settings;
  function writeAddress({ on, time, seed, ...now }: Settings) {
    const scoring = shape.exhaustive ? now.scoring : undefined;
    const first = now.chosen.length > 0 ? writeChosen(now.chosen) : undefined;
    const values = { on, time, depth: now.depth ?? depth, seed, scoring, first };
    page.replaceOwn(writeLink(ORDER_SCHEMA, values));
  }
  function change(part: Partial<Settings>) {
    setSettings({ ...settings, ...part });
    writeAddress({ ...settings, ...part });
  }
  const key = JSON.stringify([on, board, depth, scoring, seed, chosen]);
  const run = useRun(
    { key, start: isQuick ? "seen" : "press", page },
    async (signal, report: Report) => {
      const task = { shape, settings, plan, all: scope?.all ?? [] };
      const counts = await runCount(task, signal, report);
      const whole = await wholeOf(task, signal);
      const isHeard = !counts.stopped && (!isQuick || chosen.length > 0);
      if (isHeard) page.announce(isQuick ? headline(words, counts) : say("lab-done"));
      return { counts, whole };
    },
  );
  function press() {
    // The link has the seed, so that other readers count the same sample.
    writeAddress(settings);
    run.press();
  }
  return { settings, plan, run: { ...run, press }, shape, scope, change };
}

export type OrderRoom = ReturnType<typeof useOrder>;
type CountPlan = ReturnType<typeof countPlan>;
type Task = { shape: GameDescription; settings: Settings; plan: CountPlan; all: string[] };

async function runCount(task: Task, signal: AbortSignal, report: Report) {
  const { shape, settings, plan, all } = task;
  const { on, board, depth, isWhole } = plan;
  const engine = counter();
  const sample = { game: shape.game, seed: settings.seed, count: POSITION_COUNT };
  const listed = on === "all" ? all : [board];
  const countTask = {
    ...settings,
    shape,
    estimates: on !== "all",
    depth: shape.exhaustive && isWhole ? undefined : depth,
    orders: ORDERS.filter((name) => name !== "yours" || settings.chosen.length > 0),
    boards: on === "sample" ? await engine.request("positions", [sample], { signal }) : listed,
  };
  return countOrders(countTask, engine, signal, (share, name, nodes) =>
    report({ share, name, nodes }),
  );
}

/** Solves one position. @returns Its result and smallest proof; null if they are not available. */
async function wholeOf({ shape, plan: { board, isOne, isWhole } }: Task, signal: AbortSignal) {
  if (!shape.exhaustive || !isOne || !isWhole) return null;
  const engine = counter();
  const { smallestProof } = await engine.request("census", [board], { signal });
  const { outcome, player } = await engine.request("best_move", [board, true], { signal });
  const winner = outcome === "win" ? player : otherPlayer(player);
  return { winner: outcome === "draw" ? null : winner, proof: smallestProof };
}
