/** Move order: the nodes of alpha-beta in several orders, in one position or in many. */
import { largeNumbers } from "../../messages/large-numbers.ts";
import { SCORINGS, type Scoring } from "../../parts/search/watch-link.ts";
import { SelectField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { SeedField } from "../room/settings.tsx";
import { LabRoom } from "../room/room.tsx";
import { RunButton } from "../room/run.tsx";
import { DEPTH_CHOICES } from "../searches/scope.ts";
import { OwnOrder } from "./own-order.tsx";
import { OrderResult, orderLabel } from "./result.tsx";
import { POSITION_COUNT, useOrder, type OrderRoom } from "./use-order.ts";
import type { ViewProps } from "../../page/start/view.tsx";

export function Order(props: ViewProps) {
  const { say } = useWords();
  const room = useOrder(props);
  const { shape, settings, run, change } = room;
  const { offered, depth, isWhole, isQuick } = room.plan;
  const frame = { ...props, positions: { offered, choice: settings, choose: change } };
  if (!room.scope) return <LabRoom room="order" {...frame} />;
  const reach = isWhole ? say("to-the-end") : say("depth-at", { count: depth });
  return (
    <LabRoom
      room="order"
      {...frame}
      summary={[reach, ...(shape.exhaustive ? [say(`scores-${settings.scoring}`)] : [])]}
      run={!isQuick && <RunButton run={run} share={run.progress?.share} start="order-start" />}
      settings={<OrderFields {...room} />}
      more={
        <Fold title={say("lab-how")}>
          <p class="explained">{say("order-how", { reach: isWhole ? "end" : "limit" })}</p>
          <p class="explained">{say("order-informed")}</p>
        </Fold>
      }
    >
      <div class="order-pair stack">
        <OwnOrder shape={shape} chosen={settings.chosen} choose={(chosen) => change({ chosen })} />
        <CountResult {...room} />
      </div>
    </LabRoom>
  );
}

function OrderFields({ shape, settings, plan, change }: OrderRoom) {
  const { say } = useWords();
  return (
    <div class="fields">
      <SelectField
        label={say("depth-label")}
        choices={DEPTH_CHOICES.filter((count) => count <= plan.cellsLeft).map((count) => [
          count,
          count === plan.cellsLeft ? say("to-the-end") : say("depth-at", { count }),
        ])}
        value={plan.depth}
        choose={(depth) => change({ depth })}
      />
      {shape.exhaustive && (
        <SelectField<Scoring>
          label={say("scores-label")}
          choices={SCORINGS.map((name) => [name, say(`scores-${name}`)])}
          value={settings.scoring}
          choose={(scoring) => change({ scoring })}
        />
      )}
      <SeedField seed={settings.seed} choose={(seed) => change({ seed })} />
    </div>
  );
}

/** Shows the result, or the progress of the count. */
function CountResult({ settings, plan, run, scope }: OrderRoom) {
  const { words, say } = useWords();
  const { on, isOne, isQuick, isWhole, depth } = plan;
  // A quick count leaves the previous result on the screen until its own.
  const result = run.result ?? (isQuick ? run.last : null);
  const reach = say("scope-depth", { depth: isWhole ? 0 : depth });
  const positions = on === "all" ? (scope?.all?.length ?? 0) : POSITION_COUNT;
  const id = isOne ? "scope-one" : on === "all" ? "scope-all" : "scope-sample";
  const about = say(id, { positions, reach, seed: String(settings.seed) });
  return (
    <div class="order-result stack roomy" aria-busy={isQuick && !run.result}>
      {result && Object.keys(result.counts.nodes).length > 0 ? (
        <OrderResult {...result} about={about} />
      ) : run.isRunning && run.progress ? (
        <p class="explained">
          {say("order-so-far", {
            order: orderLabel(words, run.progress.name),
            nodes: largeNumbers(words).magnitude(run.progress.nodes, true),
          })}
        </p>
      ) : (
        !isQuick && <p class="lab-empty muted">{say("order-before-start")}</p>
      )}
    </div>
  );
}
