/** What the cards show: a real sheet's first tree, a lesson's first step, a board, a call and its answer. */
import { boardPicture } from "../parts/board/picture.ts";
import { position } from "../game/state.ts";
import { make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { part } from "../page/parts.ts";
import { DEFAULT_EXERCISE, treeOf } from "../parts/exercise/exercise.ts";
import { paperDrawing } from "./paper-drawing.ts";
import { readyLesson } from "../page/lesson/ready.ts";
import { stepPlace } from "./step-place.ts";
import type { ViewContext } from "../page/start/view.ts";

/** The board of the card where the address names none: moves as a link writes them. */
const EXAMPLE = "048";
/** The board of the call: X wins by a second corner, and pruning saves most of the nodes. */
export const CALLED = "x_______o";

export function showPreviews({ engine, state, fail }: ViewContext): () => void {
  const work = new AbortController();
  const { signal } = work;
  Promise.all([sheet(), lesson(), board(), code()]).catch((error) => fail(error, signal));

  async function sheet() {
    const { text, maximising } = treeOf({ ...DEFAULT_EXERCISE, branches: 2 }) ?? {
      text: "",
      maximising: true,
    };
    const trace = await engine.request("trace_tree", [text, true, { maximising }], { signal });
    const name = make("p", {}, say("sheet-name"), make("span", {}));
    part("preview-sheet").replaceChildren(
      make(
        "div",
        { class: "mini-sheet" },
        name,
        paperDrawing(trace, false, say("teach-sheet-picture")),
      ),
    );
  }

  async function lesson() {
    const { title, steps } = readyLesson("first-cut", say);
    const { picture } = await stepPlace(engine, steps[0]);
    part("preview-lesson").replaceChildren(
      make(
        "div",
        { class: "mini-lesson" },
        make(
          "p",
          {},
          make("strong", {}, title),
          " · ",
          say("step-of", { step: 1, steps: steps.length }),
        ),
        make("p", {}, steps[0].question?.ask ?? ""),
        picture,
      ),
    );
  }

  async function board() {
    const { shape, game } = state();
    const now = position(state());
    const empty = game.moves.length === 0 && game.start === shape.start;
    const replayed =
      empty &&
      (await engine.request("replay", [shape.start, EXAMPLE, { game: shape.game }], { signal }));
    const shown = replayed
      ? replayed.positions[replayed.positions.length - 1].board
      : (now?.board ?? shape.start);
    const last = replayed ? replayed.moves.at(-1) : game.moves[game.at - 1];
    part("preview-embed").replaceChildren(
      make(
        "div",
        { class: "mini-page" },
        make("span", { class: "mini-text" }),
        boardPicture(shape, shown, last),
        make("span", { class: "mini-text" }),
      ),
    );
  }

  async function code() {
    const { row, col, outcome, nodes } = await engine.request("best_move", [CALLED, true], {
      signal,
    });
    const lines = [
      ...["best_move(", `  "${CALLED}", true`, ")"],
      ...[`→ row: ${row}, col: ${col}`, `  outcome: "${outcome}"`, `  nodes: ${nodes}`],
    ];
    part("preview-code").replaceChildren(
      make("pre", { class: "mini-code", dir: "ltr" }, lines.join("\n")),
    );
  }
  return () => work.abort();
}
