/** The table of solved boards, and the size of one game. */
import { useState } from "preact/hooks";
import { oneOf, onOff, readLink, writeLink } from "../../base/link-schema.ts";
import { untilVisible } from "../../base/tab-visibility.ts";
import { emptyCells } from "../../game/shape.ts";
import { useAsync } from "../../ui/async.ts";
import { useWords } from "../../ui/words.tsx";
import { ROOM_SCHEMA, beginningOf, secondsOf, usedPositions } from "../room/settings.tsx";
import { phaseText, type SearchState } from "../searches/search-state.ts";
import { runSearches } from "../searches/run-searches.ts";
import { LabRoom } from "../room/room.tsx";
import { RunButton, useRun } from "../room/run.tsx";
import { withCounts } from "./by-depth.ts";
import { SizeResult } from "./result.tsx";
import { LENGTHS, type SolvedTable } from "./solved.ts";
import { SolvedBoards } from "./solved-boards.tsx";
import type { Estimate } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { ViewProps } from "../../page/start/view.tsx";

export const SIZE_SCHEMA = { ...ROOM_SCHEMA, row: oneOf(LENGTHS), falls: onOff };

const OFFERED = ["empty", "board"] as const;
/** Milliseconds for alpha-beta, until the visitor asks for more. */
const FIRST_RUN_MS = 250;

/** The state of the room: its settings, the size of the game, and the run of alpha-beta. */
function useSize({ state, link, page }: ViewProps) {
  const { shape } = state;
  const words = useWords();
  const [settings, setSettings] = useState(() => readLink(SIZE_SCHEMA, link).values);
  function change(part: typeof settings) {
    const now = { ...settings, ...part };
    setSettings(now);
    page.replaceOwn(writeLink(SIZE_SCHEMA, now));
  }
  const { board, player } = beginningOf(state, usedPositions(settings, OFFERED));
  const budgetMs = secondsOf(settings) * 1_000;
  const counted = useAsync(
    async (signal) => {
      await untilVisible(signal);
      return countBoard(shape.game, board, page.engine(), signal);
    },
    [board],
    page.showFailure,
  );
  const textOf = (search: SearchState) =>
    words.say("count-so-far", { state: phaseText(words, search, player) });
  const run = useRun<SearchState, SearchState>(
    { key: board, start: counted?.board === board ? "seen" : "press", page },
    async (signal, report, isAsked) => {
      const task = { shape, board, budgetMs: isAsked ? budgetMs : FIRST_RUN_MS, memoryMb: 8 };
      const all = await runSearches(task, ["alpha-beta"], signal, (now) => report(now.searches[0]));
      const [search = null] = all?.searches ?? [];
      if (isAsked && search) page.announce(textOf(search));
      return search;
    },
  );
  return { shape, settings, change, budgetMs, counted, textOf, run };
}

export function Size({ solved, ...props }: ViewProps & { solved: SolvedTable }) {
  const { say } = useWords();
  const { shape, settings, change, budgetMs, counted, textOf, run } = useSize(props);
  const search = run.progress ?? run.result;
  const share = search ? search.ms / budgetMs : 0;
  // Three in a row is nearly always a win, so the table opens with four in a row.
  const first = shape.exhaustive ? { run: 4, gravity: true } : shape;
  return (
    <LabRoom
      room="size"
      {...props}
      top={
        <>
          <SolvedBoards
            solved={solved}
            here={shape.game}
            row={settings.row ?? first.run}
            falls={settings.falls ?? first.gravity}
            choose={change}
          />
          <h2 id="size-big">{say("size-big")}</h2>
        </>
      }
      positions={{ offered: OFFERED, isTimed: !shape.exhaustive, choice: settings, choose: change }}
      run={!shape.exhaustive && <RunButton run={run} share={share} start="count-start" />}
    >
      {counted && (
        <SizeResult
          {...counted}
          search={run.result}
          shape={shape}
          progress={!shape.exhaustive && search && !search.result ? textOf(search) : null}
        />
      )}
    </LabRoom>
  );
}

async function countBoard(game: string, board: string, engine: Engine, signal: AbortSignal) {
  const estimates: Estimate[] = [];
  for (let depth = 1; depth <= emptyCells(board); depth += 1)
    estimates.push(await engine.request("estimate", [board, { game, depth }], { signal }));
  const census = await engine.request("census", [board, { game }], { signal });
  return { board, estimates: withCounts(estimates, census), census };
}
