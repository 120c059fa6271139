/** The one table of the ideas of the solvers, held against the engine and the words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { IDEAS, ideasOf } from "../../www/engine/ideas.js";
import { SEARCHES, searchesOf } from "../../www/lab/searches.js";
import { STANDARD } from "../../www/game/shape.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { words } from "./words.js";
import { LANGUAGES } from "../../www/messages/languages.js";

/** @import { Solver } from "../../www/engine/types.d.ts" */

/** A game that each solver answers. @type {Record<Solver, string>} */
const GAMES = { "connect-four": "5x4k4g", search: "4x4k3" };

for (const solver of /** @type {Solver[]} */ (Object.keys(GAMES))) {
  test(`${solver}: the engine counts these ideas and no others, and does without each`, () => {
    const game = GAMES[solver];
    const { start } = cutoff.describe(game);
    const whole = cutoff.solve(start, { game });
    assert.equal(whole.source, solver);
    assert.deepEqual(Object.keys(whole.ideas).toSorted(), ideasOf(solver).toSorted());
    for (const idea of ideasOf(solver)) {
      const { outcome, plies, ideas } = cutoff.solve(start, { game, without: [idea] });
      assert.deepEqual([outcome, plies], [whole.outcome, whole.plies]);
      assert.ok(!ideas[idea], `${idea} is off`);
    }
  });
}

test("an idea about stones that fall, or that stay, does nothing on other boards", () => {
  for (const game of ["4x4k4", "5x4k3g"]) {
    const shape = cutoff.describe(game);
    const { ideas } = cutoff.solve(shape.start, { game, without: [] });
    const here = ideasOf("search", shape);
    const absent = ideasOf("search").filter((idea) => !here.includes(idea));
    assert.deepEqual(absent, [shape.gravity ? "potential" : "followUp"]);
    for (const idea of absent) assert.ok(!ideas[idea], `${game} ${idea}`);
  }
});

test("every idea has a name of its own, and words in every language in the Lab", () => {
  const ideas = Object.values(IDEAS);
  assert.equal(new Set(ideas.map(({ name }) => name)).size, ideas.length);
  for (const language of LANGUAGES) {
    const { knows } = catalogue(language, words(language), STANDARD);
    for (const name of Object.keys(SEARCHES)) assert.ok(knows(`race-${name}`), name);
  }
});

test("the Lab lets a search race without each idea of the search for any board", () => {
  for (const game of ["4x4k4", "7x6k4g"]) {
    const shape = cutoff.describe(game);
    const lacking = searchesOf("depths", shape, false).flatMap((name) => {
      const { depths } = SEARCHES[name];
      return depths?.way === "deepening" && depths.without.length === 1
        ? [[name, depths.without[0]]]
        : [];
    });
    const ideas = ideasOf("search", shape);
    assert.deepEqual(
      lacking,
      ideas.map((idea) => [`no-${IDEAS[idea].name}`, idea]),
    );
  }
});
