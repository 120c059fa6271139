/** Offers boards as links to the same place, or to Play if the place has only 3×3. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { answerer } from "../engine/workers.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { gameIn } from "../game/shape.ts";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { Fold } from "../ui/fold.tsx";
import { number, say } from "../messages/index.ts";
import { thisPlace, hrefOf, query } from "./address.ts";
import { GAMES, withBoard } from "./games.ts";
import { PLACES } from "./places.ts";
import { Button } from "./buttons.tsx";
import type { VNode } from "preact";
import "../style/fields.css";
import "../style/chooser.css";

/** The choices for the sides of a board and the length of a line. */
const SIDES = [3, 4, 5, 6, 7, 8];

const boardPlace = PLACES[thisPlace].boards ? thisPlace : "play";
const boardHref = (game: string) => withBoard(hrefOf(boardPlace), game);

interface DialogProps {
  close: () => void;
  /** Gets a function that closes the dialog, so that the browser returns the focus. */
  children?: (leave: () => void) => VNode;
}

export function BoardDialog({ close, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => box.current?.showModal(), []);
  const leave = () => box.current?.close();
  return (
    <dialog ref={box} class="chooser" aria-labelledby="chooser-title" onClose={close}>
      <h2 id="chooser-title">{say("chooser-title")}</h2>
      <ul class="bare">
        {GAMES.map((game) => (
          <li key={game}>
            <a
              class="framed stack tight"
              data-game={game}
              href={boardHref(game)}
              aria-current={game === gameIn(query()) ? "true" : undefined}
              onClick={leave}
            >
              <strong>{say(`game-${game}`)}</strong>
              <span class="explained">{say(`chooser-${game}`, sizeOf(game))}</span>
            </a>
          </li>
        ))}
      </ul>
      {children?.(leave)}
      <Fold title={say("chooser-own")} isOpen={!children}>
        <OwnBoard leave={leave} />
      </Fold>
      <Button say="close-button" class="dialog-close" press={leave} />
    </dialog>
  );
}

/** Reads the size in the name of one of `GAMES`. */
function sizeOf(game: string) {
  const [columns, rows] = game.split(/\D/).map(Number);
  return { columns, rows, cells: columns * rows };
}

function OwnBoard({ leave }: { leave: () => void }) {
  const [own, set] = useState({ columns: 6, rows: 5, run: 4, gravity: false });
  const [fault, show] = useState("");
  const { columns, rows, run, gravity } = own;

  async function submit(event: Event) {
    event.preventDefault();
    try {
      // Only the engine has the list of games.
      const name = `${columns}x${rows}k${run}${gravity ? "g" : ""}`;
      const shape = await answerer().request("describe", [name]);
      leave();
      location.href = boardHref(shape.game);
    } catch (error) {
      const isRefused = error instanceof EngineRefusal;
      show(say(isRefused ? "chooser-refused" : "chooser-failed", { run, columns, rows }));
    }
  }
  return (
    <form class="stack" onSubmit={submit}>
      <div class="in-row wraps">
        {(["columns", "rows", "run"] as const).map((name) => (
          <SelectField
            key={name}
            label={say(`chooser-${name}`)}
            choices={SIDES.map((side) => [side, number(side)])}
            value={own[name]}
            choose={(value) => set({ ...own, [name]: value })}
          />
        ))}
      </div>
      <CheckField
        label={say("chooser-gravity")}
        isOn={gravity}
        choose={(gravity) => set({ ...own, gravity })}
      />
      <p class="fault" role="alert" hidden={fault === ""}>
        {fault}
      </p>
      <button>{say("chooser-open")}</button>
    </form>
  );
}
