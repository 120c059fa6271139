/**
 * Checks links to Play. The page reads the links that it writes, and finds the faults of others.
 */
import { short } from "../../www/base/message.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME_SCHEMA, gameNames, readGame, settingsOf } from "../../www/game/link.ts";
import { readableNames, faultsOf } from "../../www/page/link-fault.ts";
import { GAME_NAMES, queryOf, namesPassedOn } from "../../www/page/places.ts";
import { replay } from "../../pkg/npm/cutoff.js";
import { playSchema, readView, writeView } from "../../www/play/state/play-link.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { BUGS } from "../../www/game/bugs.ts";
import { DEFAULT_SETTINGS, LEVELS, emptyLine } from "../../www/game/state.ts";
import { TABS } from "../../www/play/state/play-state.ts";

/** @import { Settings } from "../../www/game/preferences.ts" */

/** A state with a game. @param {string} start @param {number[]} moves @param {number} [at] */
function stateOf(start, moves, at = moves.length) {
  const { link } = replay(start, moves);
  const line = { game: STANDARD.game, start, moves, at, link };
  return { shape: STANDARD, line, settings: DEFAULT_SETTINGS };
}

/** @param {[string, string][]} names */
const read = (names) => readGame(new URLSearchParams(names));

/** @param {URLSearchParams} query */
const faultsOfPlay = (query) => faultsOf(playSchema(query), query);

test("the names of a game that other places pass on are exactly those in its link", () => {
  assert.deepEqual(Object.keys(GAME_SCHEMA), GAME_NAMES);
});

test("every game with all of its settings is read back from its address", () => {
  const states = [
    stateOf(STANDARD.start, []),
    stateOf(STANDARD.start, [4, 0, 8]),
    stateOf(STANDARD.start, [4, 0, 8], 0),
    stateOf("XO.......", [4, 8], 1),
  ];
  for (const state of states) {
    const { start, moves, at, link } = state.line;
    for (const X of LEVELS) {
      for (const pruning of [true, false]) {
        /** @type {Settings} */
        const settings = {
          players: { X, O: LEVELS[1] },
          pruning,
          hints: !pruning,
          answers: pruning,
        };
        const found = read(gameNames({ ...state, settings }));
        assert.deepEqual(settingsOf(found, { ...DEFAULT_SETTINGS }), settings);
        assert.equal(found.start, start === STANDARD.start ? null : start);
        assert.equal(found.moves, link);
        assert.equal(found.at, at === moves.length ? null : String(at));
        assert.deepEqual(replay(start, found.moves).moves, moves);
        assert.deepEqual(found.faults, []);
      }
    }
  }
});

test("a link can hide answers, and otherwise the reader's setting applies", () => {
  const state = stateOf(STANDARD.start, []);
  const hidden = { ...DEFAULT_SETTINGS, answers: false };
  assert.ok(gameNames({ ...state, settings: hidden }).some(([name]) => name === "answers"));
  assert.ok(!gameNames(state).some(([name]) => name === "answers"));
  assert.equal(settingsOf(readGame(queryOf("")), hidden).answers, false);
  assert.equal(settingsOf(readGame(queryOf("answers=on")), hidden).answers, true);
  assert.equal(settingsOf(readGame(queryOf("answers=off")), DEFAULT_SETTINGS).answers, false);
  assert.deepEqual(namesPassedOn(queryOf("answers=off&tab=review&bug=swapped")), [
    ["answers", "off"],
  ]);
});

test("the open tab, the bug and the set-up form are read back from a link", () => {
  for (const tab of [...TABS, null]) {
    for (const bug of [...BUGS, null]) {
      // Searches of 3×3 have no limits, so it has no such tab.
      const game = tab === "limits" ? "4x4k4" : STANDARD.game;
      for (const setup of [true, false]) {
        const view = { tab, bug, setup, isRetrying: !setup };
        const query = new URLSearchParams({ game, ...writeView(view) });
        assert.deepEqual(readView(query), { ...view, hints: false });
        assert.deepEqual(faultsOfPlay(query), []);
      }
    }
  }
});

test("a link without a fragment changes nothing", () => {
  assert.deepEqual(readGame(queryOf("")), {
    game: "3x3k3",
    start: null,
    moves: "",
    at: null,
    players: { X: undefined, O: undefined },
    pruning: undefined,
    hints: undefined,
    answers: undefined,
    faults: [],
  });
});

test("each unreadable value of a link is reported once, and the other values are kept", () => {
  /** @param {string} fragment */
  const ids = (fragment) => {
    const query = queryOf(fragment);
    return [...faultsOfPlay(query), ...readGame(query).faults].map(({ id }) => id);
  };
  assert.deepEqual(ids("#x=wizard&o=casual"), ["link-fault-setting"]);
  assert.equal(readGame(queryOf("#x=wizard&o=casual")).players.O, "casual");
  assert.deepEqual(ids("#pruning=maybe&hints=1"), ["link-fault-setting", "link-fault-setting"]);
  assert.deepEqual(ids("#answers=maybe"), ["link-fault-setting"]);
  assert.deepEqual(ids("#tab=search"), ["link-fault-setting"]);
  assert.deepEqual(ids("#tab=prove"), ["link-fault-setting"]);
  assert.deepEqual(ids("#tab=prove&game=7x6k4g"), []);
  assert.deepEqual(ids("#bug=moth"), ["link-fault-setting"]);
  assert.deepEqual(ids("#board"), ["link-fault-name"]);
  assert.deepEqual(ids("#step=900"), ["link-fault-name"], "a step is one of a lesson");
  assert.deepEqual(ids("#lesson=eNo&step=2"), []);
  assert.deepEqual(namesPassedOn(queryOf("step=900&lang=es")), [["lang", "es"]]);
  assert.deepEqual(ids("#__proto__=1&constructor=2"), ["link-fault-name"]);
});

test("without its faults, a link has only names that the page can use", () => {
  /** @param {string} link */
  const left = (link) => new URLSearchParams(readableNames(playSchema, queryOf(link))).toString();
  assert.equal(left("#moves=04&lang=xx&tab=moves"), "moves=04&tab=moves");
  assert.equal(left("#bug=moth&colour=blue&step=9&lang=es"), "lang=es");
  assert.equal(left("#__proto__=1&constructor=2"), "");
});

test("100 kB of noise in a link cause only short sentences and short requests to the engine", () => {
  for (const sign of ["0", "x", "%", "&", "=", "é", "😀", "#moves="]) {
    const query = queryOf(`#moves=${sign.repeat(100_000 / sign.length)}`);
    const { moves, faults } = readGame(query);
    assert.ok(moves.length <= 1_000);
    for (const { values = {} } of [...faults, ...faultsOfPlay(query)]) {
      for (const value of Object.values(values)) assert.ok(String(value).length < 60);
    }
  }
});

test("moves are read with or without spaces between them", () => {
  const moves = Array.from(
    { length: 56 },
    (_, move) => `${"abcdefgh"[move % 8]}${1 + (move >> 3)}`,
  );
  const text = moves.join(" ");
  assert.equal(readGame(queryOf(`#game=8x8k8&moves=${encodeURIComponent(text)}`)).moves, text);
});

test("a link includes default settings, so it does not depend on the reader's settings", () => {
  assert.deepEqual(
    gameNames({ shape: STANDARD, line: emptyLine(STANDARD), settings: DEFAULT_SETTINGS }),
    [
      ["x", "human"],
      ["o", "perfect"],
      ["pruning", "on"],
      ["hints", "off"],
    ],
  );
});

test("a visitor's text is shortened for a sentence, without direction marks", () => {
  assert.equal(short("moves"), "moves");
  assert.equal(short("😀".repeat(30)), `${"😀".repeat(20)}…`);
  assert.equal(short("\u202eperfect"), "perfect");
  assert.equal(short("\u2067x\u2069".repeat(30)), `${"x".repeat(20)}…`);
  assert.equal(short("\u202e".repeat(200)), "…");
  assert.equal(short("می\u200cخواهم"), "می\u200cخواهم");
});
