/** Tests the reasons that a review gives for mistakes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze, positions, review } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { mistakesIn, mistakeMessages } from "../../www/parts/review/mistakes.ts";
import { words } from "./words.js";

const english = catalogue("en", words("en"), STANDARD);

test("every move that changes a result, in every position, has a reason in words", () => {
  let mistakes = 0;
  const kinds = new Set();
  for (const board of positions()) {
    for (const { move } of analyze(board).moves) {
      const [mistake] = mistakesIn(review(board, [move]).moves);
      if (!mistake) continue;
      mistakes += 1;
      const why = mistakeMessages(mistake);
      // A side can win only at once or by a double threat.
      const { chance, refutation } = mistake;
      assert.ok(chance && refutation && mistake.better);
      if (mistake.before?.outcome === "win")
        assert.ok(chance.moves.length === 1 || chance.fork !== null);
      if (mistake.after?.outcome === "loss")
        assert.ok(refutation.moves.length === 1 || refutation.fork !== null);
      assert.ok(why.length > 0);
      for (const { id, values = {} } of why) {
        kinds.add(id);
        const { player, cell, moves } = /** @type {Record<string, any>} */ (values);
        const twice = "a1";
        assert.match(english.say(id, { player, cell, moves, twice }), new RegExp(player));
      }
    }
  }
  assert.ok(mistakes > 5_000, `${mistakes}`);
  assert.equal(kinds.size, 6);
});
