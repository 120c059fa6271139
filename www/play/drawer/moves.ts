/** The moves of the game, and how each of the computer's was found. */
import { button, make, setText } from "../../base/elements.ts";
import { algorithm } from "../game/facts.ts";
import { answersShown } from "../game/state.ts";
import { number, say } from "../../messages/index.ts";
import { part, spoken } from "../../page/parts.ts";
import { timeText } from "../card/searches-card.ts";
import { howWords } from "../card/search-words.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { Controller } from "../game/controller.ts";
import type { State } from "../game/state.ts";

/** Who made a move, how it was found, and what that took: texts, empty where there is nothing to say. */
type Turn = { player: Player; found: string; time: string };

export function movesView(controller: Controller) {
  const [list, heading] = [part("move-list"), part("moves-nodes")];
  const rows: ReturnType<typeof rowView>[] = [];

  return function render(state: State) {
    const { moves, at } = state.game;
    setText(heading, say(state.shape.exhaustive ? "nodes" : "moves-how"));
    // Rows stay, so that the focus does.
    while (rows.length > moves.length + 1) rows.pop()?.row.remove();
    while (rows.length < moves.length + 1) {
      const at = rows.length;
      rows.push(rowView(() => controller.jump(at)));
      list.append(rows[at].row);
    }
    let untimed = true;
    rows.forEach(({ render }, index) => {
      const turn = state.positions[index - 1] ? turnOf(state, index - 1) : null;
      untimed &&= !turn?.time;
      render(index, index === at, turn, moves[index - 1]);
    });
    list.parentElement?.classList.toggle("untimed", untimed);
  };
}

/**
 * Where every search takes a moment, a move has the search before it. Nobody searched for a person's move,
 * nor for one that was made at random.
 */
function turnOf(state: State, index: number): Turn {
  const { shape, game, positions, settings, facts } = state;
  const { board, player } = positions[index];
  const { searches, times, played } = facts.of(shape.game, board);
  if (!shape.exhaustive) {
    // Only on this visit is it known how the move was found.
    const isKnown = answersShown(state) && played?.move === game.moves[index];
    return { player, found: isKnown ? spoken(howWords(played)) : "", time: "" };
  }
  if (settings.players[player] !== "perfect") return { player, found: "", time: "" };
  const by = algorithm(settings.pruning);
  const search = searches[by];
  const found = search ? number(search.nodes) : say("pending");
  return { player, found, time: times ? timeText(times, by) : "" };
}

function rowView(jump: () => void) {
  const go = button("", jump, { class: "jump" });
  const cells = ["number", "move", "nodes", "time"].map((name) => make("td", { class: name }));
  cells[1].append(go);
  const row = make("tr", {}, ...cells);

  function render(index: number, current: boolean, turn: Turn | null, cell: number | undefined) {
    row.classList.toggle("current", current);
    go.setAttribute("aria-current", current ? "step" : "false");
    setText(cells[0], number(index));
    const isMove = turn && cell !== undefined;
    setText(go, isMove ? say("moves-jump", { player: turn.player, cell }) : say("moves-start"));
    setText(cells[2], turn?.found ?? "");
    setText(cells[3], turn?.time ?? "");
  }
  return { row, render };
}
