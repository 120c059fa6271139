/**
 * Reads a thousand links, valid and invalid. Each one is read with few requests, and its faults are
 * named.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOfLink } from "../../www/game/linked-game.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { linkFaults } from "../../www/page/link-fault.ts";
import { LINK_SCHEMAS } from "./link-schemas.js";
import { readPlaceLink, writePlaceLink } from "../../www/page/place-link.ts";
import { PLACES, PASSED_ON, queryOf } from "../../www/page/places.ts";
import { readExercise } from "../../www/parts/exercise/exercise.ts";
import { embeddedBoard, changesIn } from "../../www/teach/embed/embed-board.ts";
import { readPlan } from "../../www/teach/sheet/sheet-plan.ts";
import * as watch from "../../www/parts/search/watch-link.ts";
import { requestWithoutWorker } from "./engine-here.js";
import { generatedLinks } from "./generated-links.js";
import { words } from "./words.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Message } from "../../www/base/message.ts" */
/** @import { Engine } from "../../www/engine/engine.ts" */
/** @import { Generated } from "./generated-links.js" */

/** The most requests for the game of a link. */
const MOST_REQUESTS = 10;

/** Without a shape, because a fault has the names of its own cells. */
const SPOKEN = LANGUAGES.map((language) => catalogue(language, words(language)));

const SETTINGS = /** @type {const} */ ({
  players: { X: "human", O: "human" },
  ...{ pruning: true, hints: false, answers: true },
});

/** An engine without a worker that counts its calls and stops after too many. */
function countingEngine() {
  let requests = 0;
  /** @param {"replay" | "describe"} call @param {any[]} args */
  const request = async (call, args) => {
    requests += 1;
    if (requests > MOST_REQUESTS) throw new Error(`more than ${MOST_REQUESTS} requests`);
    return requestWithoutWorker(call, args);
  };
  const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ request }));
  return { engine, requests: () => requests };
}

/**
 * Reads a link as its place does.
 * @param {Engine} engine
 * @param {Generated} link
 */
async function read(engine, { place, fragment }) {
  const query = queryOf(fragment);
  const { state, faults } = await gameOfLink(engine, query, SETTINGS);
  const { line, positions } = state;
  assert.equal(positions.length, line.moves.length + 1);
  assert.ok(positions[line.at], "the move of the link is one of the game");
  const own = new Map([...query].filter(([name]) => !PASSED_ON.includes(name)));
  /** @type {Message[]} */
  const others = linkFaults(LINK_SCHEMAS[place], query);
  if (place === "watch") {
    watch.readWatchSearch(query, true);
    assert.ok(Number.isSafeInteger(watch.readStep(query)));
  }
  if (place === "practise") others.push(...readExercise(own).faults);
  if (place === "teach") {
    own.delete("do");
    others.push(...readPlan(own, 1).faults);
    const board = await gameOfLink(engine, embeddedBoard(query, changesIn(own)), SETTINGS);
    others.push(...board.faults);
  }
  return { faults, others };
}

test("each of a thousand generated links opens or has its faults named, with at most ten requests", async () => {
  let broken = 0;
  for (const link of generatedLinks(1_000, 17)) {
    const where = `${link.place} ${link.fragment.slice(0, 120)}`;
    const { engine } = countingEngine();
    const { faults, others } = await read(engine, link).catch((error) => {
      throw new Error(`${where}: ${error.message}`, { cause: error });
    });
    if (link.isFaulty) assert.notDeepEqual(faults, [], `${where} is wrong, and nothing says so`);
    broken += faults.length > 0 ? 1 : 0;
    for (const fault of [...faults, ...others]) expectWords(fault, where);
  }
  assert.ok(broken > 300 && broken < 900, `${broken} of the links are broken`);
});

test("as steps of a lesson, the same links lead to the same places", () => {
  for (const { place, fragment } of generatedLinks(200, 18)) {
    const { path } = PLACES[place];
    assert.equal(readPlaceLink(writePlaceLink({ path, fragment }))?.place, place, fragment);
  }
});

for (const [fragment, fault] of /** @type {const} */ ([
  ["#game=7x6k4g&start=9", "fault-cell-sign"],
  ["#game=7x6k4g&start=4455&moves=44", "fault-cell-sign"],
  ["#game=4x4k4&start=44", "fault-cell-sign"],
  ["#game=4x4k4&start=a9", "fault-cell-sign"],
  ["#game=5x5k4&start=h1", "fault-cell-sign"],
  ["#game=4x4k4g&start=best", "fault-cell-sign"],
  ["#game=4x4k4g&start=1.5", "fault-cell-sign"],
  ["#game=4x4k4&start=", "fault-board-length"],
])) {
  test(`${fragment}: a start that is not a board is refused`, async () => {
    const { engine, requests } = countingEngine();
    const { state, faults } = await gameOfLink(engine, queryOf(fragment), SETTINGS);
    assert.equal(state.line.start, state.shape.start);
    assert.deepEqual(state.line.moves, []);
    assert.deepEqual(
      faults.map(({ id, values }) => [id, /** @type {Message} */ (values?.fault)?.id]),
      [["link-fault-start", fault]],
    );
    assert.ok(requests() <= 3, `${requests()} requests`);
  });
}

/**
 * Checks that a fault has a message in every language, and not only the engine's text.
 * @param {Message} fault
 * @param {string} where
 */
function expectWords(fault, where) {
  for (const { knows, say } of SPOKEN) {
    /** @param {Message} message @returns {string} */
    const sentence = ({ id, values = {} }) => {
      assert.ok(knows(id), `${where}: no message ${id}`);
      assert.notEqual(id, "fault-other", `${where}: only the engine's English says what is wrong`);
      const texts = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "object" ? sentence(value) : value,
      ]);
      return say(id, Object.fromEntries(texts));
    };
    const text = sentence(fault);
    assert.ok(text !== "" && text.length < 400, `${where}: ${text}`);
  }
}
