/** Move order: the nodes of alpha-beta in several orders, in one position or in many. */
import { useState } from "preact/hooks";
import { SEEDS, newSeed } from "../../base/random.ts";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { whole } from "../../base/link-values.ts";
import { emptyCells } from "../../game/shape.ts";
import { otherPlayer } from "../../game/state.ts";
import { largeNumbers } from "../../page/large-numbers.ts";
import { useAnswer } from "../../ui/answer.ts";
import { SelectField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { SeedField, beginning, usedPositions } from "../bench.tsx";
import { BENCH, DEPTHS } from "../link.ts";
import { allPositions, positionsOf, usualDepth } from "../positions.ts";
import { LabRoom } from "../room.tsx";
import { RunButton, useRun } from "../run.tsx";
import { ORDERS, countOrders, readChosen, writeChosen } from "./orders.ts";
import { OwnOrder } from "./own-order.tsx";
import { OrderResult, orderWords } from "./result.tsx";
import type { Positions } from "../bench.tsx";
import type { Engine } from "../../engine/engine.ts";
import type { OrderName } from "./orders.ts";
import type { RoomProps } from "../../page/room.ts";
import type { Scoring } from "../../parts/search/choice.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

const SCORINGS = ["plain", "depth-aware"] as const;

export const SCHEMA = {
  ...BENCH,
  scoring: oneOf(SCORINGS),
  depth: oneOf(DEPTHS),
  first: value((text) => (/^\d{1,2}(-\d{1,2})*$/.test(text) ? text : undefined)),
  seed: whole(SEEDS),
};

const SAMPLE = 20;
/** The most nodes of minimax to the default depth. */
const MOST_VISITED = 500_000;

interface Far {
  part: number;
  name: OrderName | "minimax";
  nodes: number;
}

/** `usual` is the default depth limit. `all` lists the positions; null if there are too many. */
async function scopeOf(shape: GameDescription, engine: Engine, signal: AbortSignal) {
  const usual = await usualDepth(engine, shape, MOST_VISITED, signal);
  return { usual, all: await allPositions(engine, shape.game, signal) };
}

export function Order({ state, link, page }: RoomProps) {
  const { shape } = state;
  const words = useWords();
  const { say } = words;
  const scope = useAnswer((signal) => scopeOf(shape, page.engine(), signal), [], page.fail) ?? null;
  const [settings, setSettings] = useState(() => {
    // A depth limit prefers sooner wins.
    const usual = { scoring: SCORINGS[shape.exhaustive ? 0 : 1], seed: newSeed() };
    const { first, ...values } = readLink(SCHEMA, link, usual).values;
    return { ...values, chosen: readChosen(shape, first) };
  });
  const { scoring, seed, chosen } = settings;

  const offered: Positions[] = ["empty", "board", "sample"];
  if (scope?.all !== null) offered.push("all");
  const on = usedPositions(settings, offered);
  const { board } = beginning(state, on);
  const isOne = on === "empty" || on === "board";
  /** The most moves that a game can still have. */
  const cellsLeft = isOne ? emptyCells(board) : shape.longest;
  const depth = Math.min(settings.depth ?? scope?.usual ?? cellsLeft, cellsLeft);
  const isWhole = depth >= cellsLeft;
  /** True if a count takes only a moment. */
  const isQuick = scope !== null && isOne && depth <= scope.usual;

  const tell = (now: typeof settings) =>
    page.changed(
      writeLink(SCHEMA, {
        on: now.on,
        time: now.time,
        depth: now.depth ?? depth,
        seed: now.seed,
        scoring: shape.exhaustive ? now.scoring : undefined,
        first: now.chosen.length > 0 ? writeChosen(now.chosen) : undefined,
      }),
    );
  function change(part: Partial<typeof settings>) {
    const now = { ...settings, ...part };
    setSettings(now);
    tell(now);
  }

  const subject = [on, board, depth, scoring, isOne ? "" : seed].join(" ");

  async function count(signal: AbortSignal, hears: (far: Far) => void) {
    const engine = page.engine();
    const { game } = shape;
    const boardsOf = async () => {
      if (on === "sample") return positionsOf(engine, game, { seed, count: SAMPLE }, signal);
      return on === "all" && scope?.all ? scope.all : [board];
    };
    const task = {
      shape,
      depth: shape.exhaustive && isWhole ? undefined : depth,
      scoring,
      seed,
      chosen,
      orders: ORDERS.filter((name) => name !== "yours" || chosen.length > 0),
      estimates: on !== "all",
      boards: await boardsOf(),
    };
    const counts = await countOrders(task, engine, signal, (part, name, nodes) =>
      hears({ part, name, nodes }),
    );
    const wholeOf = async () => {
      if (!shape.exhaustive || !isOne || !isWhole) return null;
      const { smallestProof } = await engine.request("census", [board, { game }], { signal });
      const { outcome, player } = await engine.request("best_move", [board, true], { signal });
      const winner = outcome === "win" ? player : otherPlayer(player);
      return { winner: outcome === "draw" ? null : winner, proof: smallestProof };
    };
    const whole = await wholeOf();
    if (!counts.stopped && !isQuick) page.announce(say("lab-done"));
    return { counts, whole };
  }
  const of = JSON.stringify([subject, seed, chosen]);
  const run = useRun({ of, bySelf: isQuick, page }, count);
  const bench = { offered, choice: settings, choose: change };
  if (!scope) return <LabRoom room="order" {...{ state, page, bench }} />;

  const about = () => {
    const reach = say("counted-reach", { depth: isWhole ? 0 : depth });
    const positions = on === "all" ? (scope.all?.length ?? 0) : SAMPLE;
    const some = on === "all" ? "all" : "sample";
    return say(`counted-${isOne ? "one" : some}`, { positions, reach, seed: String(seed) });
  };
  /** True while the last result is still on the screen. */
  const isBusy = isQuick && run.found?.of !== of;
  const shown = run.found && (isBusy || run.found.of === of) ? run.found.result : null;
  const isCounted = shown && Object.keys(shown.counts.nodes).length > 0;
  const { far } = run;
  const reach = isWhole ? say("to-the-end") : say("depth-at", { count: depth });
  return (
    <LabRoom
      room="order"
      {...{ state, page, bench }}
      told={[reach, ...(shape.exhaustive ? [say(`scores-${scoring}`)] : [])]}
      run={
        !isQuick && (
          <RunButton
            run={{
              ...run,
              press() {
                // With the seed, others count the same.
                tell(settings);
                run.press();
              },
            }}
            part={far?.part}
            start="orders-start"
          />
        )
      }
      settings={
        <div class="fields">
          <SelectField
            label={say("depth-label")}
            choices={DEPTHS.filter((count) => count <= cellsLeft).map((count) => [
              count,
              count === cellsLeft ? say("to-the-end") : say("depth-at", { count }),
            ])}
            value={depth}
            choose={(depth) => change({ depth })}
          />
          {shape.exhaustive && (
            <SelectField<Scoring>
              label={say("scores-label")}
              choices={SCORINGS.map((name) => [name, say(`scores-${name}`)])}
              value={scoring}
              choose={(scoring) => change({ scoring })}
            />
          )}
          <SeedField seed={seed} choose={(seed) => change({ seed })} />
        </div>
      }
      more={
        <Fold title={say("race-how")}>
          <p class="explained">{say("orders-how", { reach: isWhole ? "end" : "limit" })}</p>
          <p class="explained">{say("orders-informed")}</p>
        </Fold>
      }
    >
      <div class="order-pair stack">
        <OwnOrder shape={shape} chosen={chosen} choose={(chosen) => change({ chosen })} />
        <div class="order-result stack roomy" aria-busy={isBusy}>
          {isCounted ? (
            <OrderResult {...shown} about={about()} />
          ) : run.isRunning && far ? (
            <p class="explained">
              {say("orders-far", {
                order: orderWords(words, far.name),
                nodes: largeNumbers(words).magnitude(far.nodes, true),
              })}
            </p>
          ) : (
            !isQuick && <p class="lab-empty">{say("orders-before-start")}</p>
          )}
        </div>
      </div>
    </LabRoom>
  );
}
