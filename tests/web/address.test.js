/** Links: what the page writes it reads again, and it finds what is wrong in others. */
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
import { replay } from "../../pkg/node/cutoff.js";
import { STANDARD } from "../../www/game/shape.js";
import { DEFAULT_SETTINGS, LEVELS, newGame } from "../../www/game/state.js";

const NEW_GAME = newGame(STANDARD);

/** A state with a game in it. @param {string} start @param {number[]} moves @param {number} [at] */
function stateOf(start, moves, at = moves.length) {
  const { link } = replay(start, moves);
  const game = { rules: STANDARD.game, start, moves, at, link };
  return { shape: STANDARD, game, settings: DEFAULT_SETTINGS };
}

test("every game and all settings come back from their address", () => {
  const states = [
    stateOf(STANDARD.start, []),
    stateOf(STANDARD.start, [4, 0, 8]),
    stateOf(STANDARD.start, [4, 0, 8], 0),
    stateOf("XO.......", [4, 8], 1),
  ];
  for (const state of states) {
    const { start, moves, at, link } = state.game;
    for (const X of LEVELS) {
      for (const pruning of [true, false]) {
        const settings = { players: { X, O: LEVELS[1] }, pruning, hints: !pruning };
        const { faults, ...read } = readAddress(writeAddress({ ...state, settings }));
        assert.deepEqual(read, {
          rules: "3x3k3",
          start: start === STANDARD.start ? null : start,
          moves: link,
          at: at === moves.length ? null : String(at),
          ...settings,
        });
        assert.deepEqual(replay(start, read.moves).moves, moves);
        assert.deepEqual(faults, []);
      }
    }
  }
});

test("an address without a fragment asks for nothing", () => {
  assert.deepEqual(readAddress(""), {
    rules: "3x3k3",
    start: null,
    moves: "",
    at: null,
    players: { X: undefined, O: undefined },
    pruning: undefined,
    hints: undefined,
    faults: [],
  });
});

test("what cannot be read is named, and the rest is kept", () => {
  /** @param {string} fragment */
  const ids = (fragment) => readAddress(fragment).faults.map(({ id }) => id);
  assert.deepEqual(ids("#x=wizard&o=casual"), ["link-fault-setting"]);
  assert.equal(readAddress("#x=wizard&o=casual").players.O, "casual");
  assert.deepEqual(ids("#pruning=maybe&hints=1"), ["link-fault-setting", "link-fault-setting"]);
  assert.deepEqual(ids("#board"), ["link-fault-name"]);
  assert.deepEqual(ids("#__proto__=1&constructor=2"), ["link-fault-name"]);
});

test("a link also holds what is open beside the game, and a fault in it is reported", () => {
  const state = stateOf(STANDARD.start, [0, 4]);
  const beside = { tree: "[[1,2],[3]]", by: "minimax", search: "12", "lab.tree": "a&b=#" };
  const link = writeLink(state, beside);
  const { faults, ...read } = readAddress(link);
  assert.deepEqual(
    [read.moves, read.at, read.players, faults],
    ["04", null, DEFAULT_SETTINGS.players, []],
  );
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
    const { moves, faults } = readAddress(`#moves=${sign.repeat(100_000 / sign.length)}`);
    assert.ok(moves.length <= 100);
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
  assert.equal(
    writeAddress({ shape: STANDARD, game: NEW_GAME, settings: DEFAULT_SETTINGS }),
    "#x=human&o=perfect&pruning=on&hints=off",
  );
});

test("a visitor's text is cut to what a sentence can carry, without marks of direction", () => {
  assert.equal(short("\u202eperfect"), "perfect");
  assert.equal(short("\u2067x\u2069".repeat(30)), `${"x".repeat(20)}…`);
  assert.equal(short("\u202e".repeat(200)), "…");
  assert.equal(short("می\u200cخواهم"), "می\u200cخواهم");
});
