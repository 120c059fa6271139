/** The table of solved boards, and the size of one game. */
import { useState } from "preact/hooks";
import { oneOf, onOff, readLink, writeLink } from "../../base/link-schema.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { STANDARD, emptyCells } from "../../game/shape.ts";
import { useAnswer } from "../../ui/answer.ts";
import { useWords } from "../../ui/words.tsx";
import { BENCH, beginning, secondsOf, usedPositions } from "../room/bench.tsx";
import { stateWords } from "../searches/lane.ts";
import { raceDepths } from "../searches/run-lanes.ts";
import { LabRoom } from "../room/room.tsx";
import { RunButton, useRun } from "../room/run.tsx";
import { withCounted } from "./by-depth.ts";
import { SizeResult } from "./result.tsx";
import { LENGTHS } from "./solved.ts";
import { SolvedBoards } from "./solved-boards.tsx";
import type { Estimate, Player } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { RoomProps } from "../../page/room.ts";
import type { Positions } from "../room/bench.tsx";
import type { Lane } from "../searches/lane.ts";
import type { SolvedTable } from "./solved.ts";

export const SCHEMA = { ...BENCH, row: oneOf(LENGTHS), falls: onOff };

const OFFERED: Positions[] = ["empty", "board"];
/** Milliseconds for alpha-beta before the visitor asks for more. */
const FIRST = 250;

export function Size({ state, link, page, solved }: RoomProps & { solved: SolvedTable }) {
  const { shape } = state;
  const words = useWords();
  const { say } = words;
  const [settings, setSettings] = useState(() => readLink(SCHEMA, link).values);
  function change(part: typeof settings) {
    const now = { ...settings, ...part };
    setSettings(now);
    page.changed(writeLink(SCHEMA, now));
  }
  const on = usedPositions(settings, OFFERED);
  const { board, player } = beginning(state, on);
  const seconds = secondsOf(settings);

  const counted = useAnswer(
    async (signal) => {
      await untilSeen(signal);
      return countedOf(shape.game, board, page.engine(), signal);
    },
    [board],
    page.fail,
  );
  const run = useRun<Lane, Lane>(
    { of: board, bySelf: counted?.board === board, page },
    async (signal, hears, isAsked) => {
      const budgetMs = isAsked ? seconds * 1_000 : FIRST;
      const task = { shape, board, budgetMs, memoryMb: 8 };
      const show = (_: number, [lane]: Lane[]) => hears({ ...lane });
      const race = await raceDepths(task, ["alpha-beta"], signal, show);
      const [lane = null] = race?.lanes ?? [];
      if (isAsked && lane) page.announce(farWords(words, lane, player));
      return lane;
    },
  );
  const far = run.far ?? run.result;
  // Three in a row is nearly always a win, so the table starts with four.
  const { run: row, gravity: falls } =
    shape.game === STANDARD.game ? { run: 4, gravity: true } : shape;
  return (
    <LabRoom
      room="size"
      {...{ state, page }}
      top={
        <>
          <SolvedBoards
            solved={solved}
            own={shape.game}
            row={settings.row ?? row}
            falls={settings.falls ?? falls}
            choose={change}
          />
          <h2 id="size-big">{say("size-big")}</h2>
        </>
      }
      bench={{ offered: OFFERED, isTimed: !shape.exhaustive, choice: settings, choose: change }}
      run={
        !shape.exhaustive && (
          <RunButton run={run} part={far ? far.ms / (seconds * 1_000) : 0} start="count-start" />
        )
      }
    >
      {counted && (
        <SizeResult
          {...{ ...counted, lane: run.result, shape }}
          far={!shape.exhaustive && far && !far.worth ? farWords(words, far, player) : null}
        />
      )}
    </LabRoom>
  );
}

async function countedOf(game: string, board: string, engine: Engine, signal: AbortSignal) {
  const estimates: Estimate[] = [];
  for (let depth = 1; depth <= emptyCells(board); depth += 1) {
    estimates.push(await engine.request("estimate", [board, { game, depth }], { signal }));
  }
  const census = await engine.request("census", [board, { game }], { signal });
  return { board, estimates: withCounted(estimates, census), census };
}

const farWords = (words: Speech, lane: Lane, player: Player) =>
  words.say("count-far", { state: stateWords(words, lane, player) });
