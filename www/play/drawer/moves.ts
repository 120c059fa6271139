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
      const number = rows.length;
      const row = rowView(() => controller.jump(number));
      rows.push(row);
      list.append(row.row);
    }
    let untimed = true;
    rows.forEach((row, index) => {
      const before = state.positions[index - 1];
      const turn = before ? turnOf(state, index - 1) : null;
      untimed &&= !turn?.time;
      row.render(index, index === at, turn, before && moves[index - 1]);
    });
    list.parentElement?.classList.toggle("untimed", untimed);
  };
}

/** How a computer found a move, if it did so on this visit. */
function playedAt({ shape, game, positions, facts }: State, index: number) {
  const { played } = facts.of(shape.game, positions[index].board);
  return played?.move === game.moves[index] ? played : null;
}

/**
 * Where every search takes a moment, a move has the search before it. Nobody searched for a person's move,
 * nor for one that was made at random.
 */
function turnOf(state: State, index: number): Turn {
  const { shape, positions, settings, facts } = state;
  const { board, player } = positions[index];
  if (!shape.exhaustive) {
    const played = answersShown(state) ? playedAt(state, index) : null;
    return { player, found: played ? spoken(howWords(played)) : "", time: "" };
  }
  if (settings.players[player] !== "perfect") return { player, found: "", time: "" };
  const by = algorithm(settings.pruning);
  const { searches, times } = facts.of(shape.game, board);
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
    setText(
      go,
      turn && cell !== undefined
        ? say("moves-jump", { player: turn.player, cell })
        : say("moves-start"),
    );
    setText(cells[2], turn?.found ?? "");
    setText(cells[3], turn?.time ?? "");
  }
  return { row, render };
}
