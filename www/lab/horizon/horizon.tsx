/** The horizon effect: positions in which a depth limit misleads the search. */
import { useEffect, useState } from "preact/hooks";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { whole } from "../../base/link-values.ts";
import { nextSeed, SEED_RANGE } from "../../base/random.ts";
import { useSite } from "../../page/site.tsx";
import { Button } from "../../page/buttons.tsx";
import { watchLink } from "../../parts/search/watch-link.ts";
import { LinePlayer } from "./line-player.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { LabRoom } from "../room/room.tsx";
import { useRun } from "../room/run.tsx";
import { stonesText } from "../results/cell-texts.ts";
import { ROOM_SCHEMA } from "../room/settings.tsx";
import type { HorizonEffect } from "../../../pkg/whole/cutoff.js";
import type { ViewProps } from "../../page/start/view.tsx";
import type { PlayedLine } from "../../parts/line/played-line.ts";
import type { Words } from "../../messages/catalogue.ts";

const HORIZON_DEPTHS = [2, 3, 4, 5, 6];

export const HORIZON_SCHEMA = {
  ...ROOM_SCHEMA,
  depth: whole([HORIZON_DEPTHS[0], HORIZON_DEPTHS[HORIZON_DEPTHS.length - 1]]),
  seed: whole(SEED_RANGE),
};

/** An effect, with the line that the search expects and the line that follows. */
type EffectLines = { effect: HorizonEffect; sees: PlayedLine; comes: PlayedLine };

type Settings = { depth: number; seed: number };

/** The state of the room: its settings, and the search for an effect. */
function useHorizon(props: ViewProps) {
  const { link, page } = props;
  // On boards of at most nine cells, deeper searches miss nothing.
  const depths = HORIZON_DEPTHS.slice(0, props.state.shape.longest <= 9 ? 3 : undefined);
  const { values } = readLink(HORIZON_SCHEMA, link, { depth: 4, seed: 1 });
  const linked = { ...values, depth: Math.min(values.depth, depths[depths.length - 1]) };
  const [{ hasActed, depth, seed }, setSettings] = useState({ ...linked, hasActed: false });
  const run = useRun<EffectLines | "none", number>(
    { key: `${depth} ${seed}`, start: hasActed ? "now" : "seen", page },
    (signal, report) => findEffect(props, { depth, seed }, signal, report),
  );
  const writeAddress = (settings: Settings) =>
    page.replaceOwn(writeLink(HORIZON_SCHEMA, { ...values, ...settings }));
  // The link can have a depth that this board does not offer.
  useEffect(() => {
    if (depth !== values.depth) writeAddress({ depth, seed });
  }, []);
  function choose(settings: Settings) {
    setSettings({ ...values, ...settings, hasActed: true });
    writeAddress(settings);
  }
  return { depths, depth, seed, choose, run };
}

export function Horizon(props: ViewProps) {
  const { words, say } = useWords();
  const { depths, depth, seed, choose, run } = useHorizon(props);
  const { last, isBusy, progress } = run;
  const another = () => choose({ depth, seed: nextSeed(seed) });
  return (
    <LabRoom
      room="horizon"
      {...props}
      summary={[say("depth-at", { count: depth })]}
      run={<Button say="horizon-another" class="primary" press={another} />}
      settings={
        <>
          <SelectField
            label={say("depth-label")}
            choices={depths.map((plies) => [plies, say("depth-at", { count: plies })] as const)}
            value={depth}
            choose={(depth) => choose({ depth, seed: 1 })}
          />
          <p class="explained">{say("horizon-explained")}</p>
        </>
      }
    >
      <p class="headline horizon-sentence" role="status">
        {isBusy && say("horizon-looking", { tried: progress ?? 0 })}
        {!isBusy && <span>{foundText(words, last)}</span>}
      </p>
      <div class="horizon-lines">{last && last !== "none" && <Lines {...last} />}</div>
    </LabRoom>
  );
}

async function findEffect(
  { state: { shape }, page }: ViewProps,
  settings: Settings,
  signal: AbortSignal,
  report: (tried: number) => void,
): Promise<EffectLines | "none"> {
  const { game } = shape;
  const engine = page.engine();
  const progress = ({ tried = 0 }) => report(tried);
  const options = { game, ...settings, find: true };
  const { effect } = await engine.request("horizon", ["", options], { signal, progress });
  if (!effect) return "none";
  async function played(board: string, moves: number[]): Promise<PlayedLine> {
    const { positions } = await engine.request("replay", [board, moves, { game }], { signal });
    return { shape, moves, positions };
  }
  const [sees, comes] = await Promise.all([
    played(effect.board, effect.line),
    played(effect.board, effect.unseen),
    // The buttons of a line use these messages.
    page.loadWords("lines"),
  ]);
  return { effect, sees, comes };
}

function foundText({ say }: Words, found: EffectLines | "none" | null) {
  if (!found) return "";
  if (found === "none") return say("horizon-none");
  const { kind, player, depth, move, deeper, unseen } = found.effect;
  const moves = { cell: move, winning: unseen[0], plies: unseen.length };
  return say(`horizon-${kind}`, { player, depth, deeper: deeper.plies, ...moves });
}

function Lines({ effect, sees, comes }: EffectLines) {
  const { hrefOf } = useSite();
  const { words, say, numeral } = useWords();
  const { game, board, depth, player, deeper, unseen } = effect;
  const estimate = player === "X" ? effect.estimate : -effect.estimate;
  const signed = estimate > 0 ? `+${numeral(estimate)}` : numeral(estimate);
  const winner = comes.positions.at(-1)?.winner ?? "";
  const estimated = say("horizon-estimate", { estimate: signed });
  const ended = say("horizon-end", { player: winner, plies: unseen.length });
  const line = (played: PlayedLine, title: string, text: string, to: number) => (
    <section key={`${title} ${board} ${played.moves}`} class="stack start">
      <h2>{title}</h2>
      <LinePlayer line={played} label={(board) => stonesText(words, board)} />
      <p>{text}</p>
      <a class="link" href={watchLink(hrefOf, { game, board, depth: to, scoring: "plain" })}>
        {say("horizon-watch", { depth: to })}
      </a>
    </section>
  );
  return [
    line(sees, say("horizon-sees", { depth }), estimated, depth),
    line(comes, say("horizon-comes"), ended, deeper.plies),
  ];
}
