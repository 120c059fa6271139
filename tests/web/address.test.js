/** Links: what is written is read again, and noise is told apart from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  namesGame,
  readAddress,
  readSearchStep,
  short,
  withGameOf,
  writeAddress,
  writeLink,
} from "../../www/game/link.js";
import { DEFAULT_SETTINGS, EMPTY, LEVELS, NEW_GAME } from "../../www/game/state.js";

test("every game and all settings come back from their address", () => {
  const games = [
    NEW_GAME,
    { start: EMPTY, moves: [4, 0, 8], at: 3 },
    { start: EMPTY, moves: [4, 0, 8], at: 0 },
    { start: "XO.......", moves: [4, 8], at: 1 },
  ];
  for (const game of games) {
    for (const X of LEVELS) {
      for (const pruning of [true, false]) {
        const settings = { players: { X, O: LEVELS[1] }, pruning, hints: !pruning };
        const { faults, ...read } = readAddress(writeAddress(game, settings));
        assert.deepEqual(read, { game, ...settings });
        assert.deepEqual(faults, []);
      }
    }
  }
});

test("an address without a fragment asks for nothing", () => {
  assert.deepEqual(readAddress(""), {
    game: NEW_GAME,
    players: { X: undefined, O: undefined },
    pruning: undefined,
    hints: undefined,
    faults: [],
  });
});

test("what cannot be read is named, and the rest is kept", () => {
  /** @param {string} fragment */
  const ids = (fragment) => readAddress(fragment).faults.map(({ id }) => id);
  assert.deepEqual(ids("#moves=04x8"), ["link-fault-moves"]);
  assert.deepEqual(readAddress("#moves=04x8").game.moves, [0, 4]);
  assert.deepEqual(ids("#moves=9"), ["link-fault-moves"]);
  assert.deepEqual(ids("#moves=04&at=3"), ["link-fault-at"]);
  assert.deepEqual(ids("#moves=04&at=-1"), ["link-fault-at"]);
  assert.equal(readAddress("#moves=04&at=x").game.at, 2);
  assert.deepEqual(ids("#x=wizard&o=casual"), ["link-fault-setting"]);
  assert.equal(readAddress("#x=wizard&o=casual").players.O, "casual");
  assert.deepEqual(ids("#pruning=maybe&hints=1"), ["link-fault-setting", "link-fault-setting"]);
  assert.deepEqual(ids("#board"), ["link-fault-name"]);
  assert.deepEqual(ids("#__proto__=1&constructor=2"), ["link-fault-name"]);
});

test("what is open beside a game stands in the same link, and is told when it cannot be read", () => {
  const game = { start: EMPTY, moves: [0, 4], at: 2 };
  const beside = { tree: "[[1,2],[3]]", by: "minimax", search: "12", "lab.tree": "a&b=#" };
  const link = writeLink({ game, settings: DEFAULT_SETTINGS }, beside);
  const { faults, ...read } = readAddress(link);
  assert.deepEqual([read, faults], [{ game, ...DEFAULT_SETTINGS }, []]);
  const query = new URLSearchParams(link.slice(1));
  for (const [name, value] of Object.entries(beside)) assert.equal(query.get(name), value);
  assert.equal(readSearchStep(link), 12);
  for (const bad of ["0", "-1", "1.5", "x", "", "12345678"]) {
    assert.equal(readSearchStep(`#search=${bad}`), 1);
    assert.equal(readAddress(`#search=${bad}`).faults[0].id, "link-fault-setting", bad);
  }
  for (const bad of ["view=map", "by=luck"]) {
    assert.equal(readAddress(bad).faults[0].id, "link-fault-setting", bad);
  }
});

test("a game can be taken out of one link, and all else out of another", () => {
  assert.equal(
    withGameOf("#lesson=1.a&step=2&moves=04&x=human", "moves=8&lab=race&lab.rounds=3"),
    "#moves=04&x=human&lab=race&lab.rounds=3",
  );
  assert.equal(withGameOf("#lesson=1.a&lang=fa", ""), "#");
  assert.equal(namesGame("#lesson=1.a&step=2&lang=fa&lab=race"), false);
  assert.equal(namesGame("hints=on&lesson=1.a"), true);
});

test("noise of 100 kB stays short in what is said, and in what the engine is asked", () => {
  for (const sign of ["0", "x", "%", "&", "=", "é", "😀", "#moves="]) {
    const { game, faults } = readAddress(`#moves=${sign.repeat(100_000 / sign.length)}`);
    assert.ok(game.moves.length <= 10);
    for (const { values = {} } of faults) {
      for (const value of Object.values(values)) assert.ok(String(value).length < 60);
    }
  }
});

test("a cut text says so and splits no sign", () => {
  assert.equal(short("moves"), "moves");
  assert.equal(short("😀".repeat(30)), `${"😀".repeat(20)}…`);
});

test("the usual settings are written in full: a link does not depend on the reader's own", () => {
  assert.equal(writeAddress(NEW_GAME, DEFAULT_SETTINGS), "#x=human&o=perfect&pruning=on&hints=off");
});

test("a visitor's text is cut to what a sentence can carry, without marks of direction", () => {
  assert.equal(short("\u202eperfect"), "perfect");
  assert.equal(short("\u2067x\u2069".repeat(30)), `${"x".repeat(20)}…`);
  assert.equal(short("\u202e".repeat(200)), "…");
  assert.equal(short("می\u200cخواهم"), "می\u200cخواهم");
});
