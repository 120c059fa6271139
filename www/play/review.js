/** A review of the game on the board: only the moves that changed its result, and no spoilers. */
import { button, make } from "../page/elements.js";
import { list as listed, say } from "../messages/index.js";
import { gameLink } from "../game/visited.js";
import { hrefOf } from "../page/address.js";
import { spoken } from "../page/parts.js";
import { challenge } from "../practise/challenge.js";
import { reasons } from "./why.js";

/** @typedef {import("../../pkg/web/cutoff.js").ReviewedMove} ReviewedMove */

/** @type {import("../page/view.js").OpenView} */
export function openReview(context) {
  const { box, engine, state, fail } = context;
  let work = new AbortController();
  let current = "";
  const summary = make("p", { role: "status" });
  const list = make("ol", { class: "slips" });
  box.append(make("p", {}, say("review-explained")), summary, list);

  /** @param {import("../game/state.js").State} state */
  async function follow({ game, positions }) {
    const { start, moves } = game;
    const wanted = `${start} ${moves.join("")}`;
    if (wanted === current || positions.length === 0) return;
    current = wanted;
    work.abort();
    work = new AbortController();
    const { signal } = work;
    try {
      const { slips } = await engine.request("review", [start, moves], { signal });
      const changes = { moves: moves.length, slips: slips.length };
      summary.textContent = say(moves.length === 0 ? "review-empty" : "review-found", changes);
      list.replaceChildren(
        ...slips.map((slip) => item(slip, positions[slip.move].board, game, signal)),
      );
    } catch (error) {
      fail(error, signal);
    }
  }

  /**
   * @param {ReviewedMove} slip
   * @param {string} before The board before the move.
   * @param {import("../game/state.js").Game} game
   * @param {AbortSignal} signal
   */
  function item(slip, before, { start, moves }, signal) {
    const place = make("div", {});
    const why = make("p", { class: "why", role: "status" });
    const { player, cell, move, better } = slip;
    return make(
      "li",
      {},
      make("p", {}, say("review-slip", { player, cell, number: move + 1 })),
      make(
        "div",
        { class: "buttons" },
        button(say("review-look"), async () => {
          const line = { rules: state().shape.game, start, moves, at: move };
          location.href = hrefOf("play", await gameLink(engine, line));
        }),
        button(say("review-better"), () =>
          place.replaceChildren(challenge(context, before, signal, () => {})),
        ),
        button(say("review-why"), () => {
          const cells = listed(better.map((cell) => say("why-cell", { cell })));
          const change = `${slip.before}-${slip.after}`;
          const result = say(`review-${change}`, { player });
          const words = reasons(slip).map((words) => spoken(words));
          why.textContent = [result, ...words, say("review-were", { cells })].join(" ");
        }),
      ),
      place,
      why,
    );
  }

  return { follow, close: () => work.abort() };
}
