/** Checks the room of the horizon effect: the engine's findings and both lines of play. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { describe, horizon, replay } from "../../pkg/npm/cutoff.js";
import { choose, leave, openRoom, press, textOf } from "./room.js";
import { speech } from "./words.js";

after(leave);

/** @import { HorizonEffect } from "../../pkg/npm/cutoff.js" */

/** @param {string} game @param {number} depth @param {number} seed @returns {HorizonEffect} */
function found(game, depth, seed) {
  const { effect } = horizon("", { game, depth, seed, find: true });
  if (effect === null) throw new Error(`no effect in ${game} ${depth} ${seed}`);
  return effect;
}

/** The room's sentence about an effect. @param {HorizonEffect} effect */
const sentenceOf = ({ game, kind, player, depth, move, deeper, unseen }) =>
  speech("en", describe(game)).say(`horizon-${kind}`, {
    ...{ player, depth, deeper: deeper.plies, cell: move },
    ...{ winning: unseen[0], plies: unseen.length },
  });

test("the room opens on 3×3, and a link restores another board, depth and position", async () => {
  const first = await openRoom("horizon");
  assert.equal(first.text(".horizon-sentence"), sentenceOf(found("3x3k3", 4, 1)));
  const room = await openRoom("horizon", "#game=4x4k4");
  assert.equal(room.text(".horizon-sentence"), sentenceOf(found("4x4k4", 4, 1)));
  await choose(room.getByLabelText(room.say("depth-label")), "3");
  assert.equal(room.text(".horizon-sentence"), sentenceOf(found("4x4k4", 3, 1)));
  await press(room.getByRole("button", { name: room.say("horizon-another") }));
  const effect = found("4x4k4", 3, 2);
  assert.equal(room.text(".horizon-sentence"), sentenceOf(effect));
  assert.match(room.address(), /game=4x4k4&.*depth=3&seed=2/);
  const again = await openRoom("horizon", room.address());
  assert.equal(again.text(".horizon-sentence"), sentenceOf(effect));
  assert.deepEqual([again.faults, again.page.failed], [[], []]);
});

test("the keyboard steps through both lines to their ends", async () => {
  const effect = found("7x6k4g", 4, 2);
  const room = await openRoom("horizon", "#game=7x6k4g&depth=4&seed=2");
  assert.equal(room.text(".horizon-sentence"), sentenceOf(effect));
  /**
   * The stones of a side in words. Rows count from the bottom.
   * @param {string} board
   * @param {string} player
   */
  const stones = (board, player) =>
    [...board]
      .flatMap((sign, cell) =>
        sign === player ? [`column ${(cell % 7) + 1}, row ${6 - Math.floor(cell / 7)}`] : [],
      )
      .join("; ");
  for (const [at, moves] of [effect.line, effect.unseen].entries()) {
    const section = () => room.all(".horizon-lines section")[at];
    // Keys work because these are real buttons.
    const steps = () => [...section().querySelectorAll(".line-moves button:not([disabled])")];
    assert.equal(steps().length, moves.length + 1);
    const { positions } = replay(effect.board, moves, { game: "7x6k4g" });
    for (const [index, { board }] of positions.entries()) {
      await press(steps()[index]);
      assert.equal(steps()[index].getAttribute("aria-current"), "step");
      const label = `X: ${stones(board, "X")}. O: ${stones(board, "O")}.`;
      assert.equal(section().querySelector("[role=img]")?.getAttribute("aria-label"), label);
    }
  }
  const [, comes] = room.all(".horizon-lines section > p").map(textOf);
  const { positions } = replay(effect.board, effect.unseen, { game: "7x6k4g" });
  const player = positions[positions.length - 1].winner ?? "";
  assert.equal(comes, room.say("horizon-end", { player, plies: effect.unseen.length }));
});

test("the address has the depth of the search that is shown", async () => {
  const room = await openRoom("horizon", "#game=3x3k3&depth=6&seed=1");
  assert.equal(room.text(".horizon-sentence"), sentenceOf(found("3x3k3", 4, 1)));
  assert.match(room.address(), /depth=4/);
});
