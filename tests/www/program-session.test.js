/** Checks the session of a pasted program, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/practise/program/session.ts";
import { TRIALS } from "../../www/practise/program/trial-positions.ts";
import { StartFault } from "../../www/sandbox/sandbox.ts";

/** @import { Findings } from "../../pkg/whole/cutoff.js" */
/** @import { Runner } from "../../www/practise/program/runner.ts" */
/** @import { ProgramReply } from "../../www/sandbox/sandbox.ts" */
/** @import { Services, SessionState } from "../../www/practise/program/session.ts" */

const SOURCE = `function bestMove(board) { return board.indexOf("."); }`;
const POSITIONS = ["XOX......", "X........", "........."];

/** Returns the last free cell of a board, which is a text or a list. @param {unknown} board */
const lastFree = (board) => {
  const cells = Object.values(/** @type {object} */ (board)).flat();
  return cells.lastIndexOf(".");
};

/** Plays well in the trials, and otherwise plays the last free cell. @param {unknown} board */
const goodInTrials = (board) => {
  const cells = Object.values(/** @type {object} */ (board))
    .flat()
    .join("");
  return TRIALS.find((trial) => trial.board === cells)?.good ?? lastFree(board);
};

/**
 * Starts a session with a program that answers as given, and records all events.
 * @param {(board: unknown, name: string) => unknown} answer
 * @param {Partial<Services>} [other]
 */
function sessionOf(answer, other = {}) {
  /** @type {string[]} */
  const happened = [];
  /** @type {SessionState["phase"][]} */
  const phases = [];
  /** Each run has its own state for closing. @param {() => void} onAnswer */
  const runnerOf = (onAnswer) => ({
    isClosed: false,
    program: {
      functions: ["bestMove", "think"].map((name) => ({
        ...{ name, parameters: [{ name: "board", preset: "" }], calls: [], line: 1 },
      })),
      literals: new Set(["."]),
    },
    read: async () => {},
    /** @returns {Promise<ProgramReply>} */
    async ask(
      /** @type {string} */ name,
      /** @type {unknown[]} */ [board],
      /** @type {any} */ { count = [] },
    ) {
      if (this.isClosed) throw new StartFault("closed", "closed");
      happened.push(count.length > 0 ? "counted" : "asked");
      const value = answer(board, name);
      onAnswer();
      return { kind: "answer", value, calls: [] };
    },
    discard: () => happened.push("discard"),
    close() {
      this.isClosed = true;
    },
  });
  /** @type {Services} */
  const services = {
    load: async () => ({ script: [], files: {} }),
    run: (_, { onAnswer }) => /** @type {Runner} */ (/** @type {unknown} */ (runnerOf(onAnswer))),
    positions: async () => POSITIONS,
    judge: async (boards) => /** @type {Findings} */ ({ positions: boards.length }),
    ...other,
  };
  const session = new Session(services, 1_000, ({ phase }) => {
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  return { session, phases, happened };
}

test("a program with a certain call is tried and checked, and a second check uses the same call", async () => {
  const { session, phases, happened } = sessionOf(goodInTrials);
  await session.start("javascript", SOURCE);
  assert.deepEqual(phases, ["idle", "starting", "trying", "asking", "ended"]);
  assert.equal(session.state.findings?.positions, 3);
  assert.equal(session.state.call?.name, "bestMove");
  const tried = happened.length;
  await session.start("javascript", SOURCE);
  assert.deepEqual(happened.slice(tried), ["asked", "asked", "discard", "counted"]);
});

test("a program with an uncertain call is checked only after the visitor has confirmed the call", async () => {
  const { session, phases } = sessionOf(lastFree);
  await session.start("javascript", SOURCE);
  assert.deepEqual(phases, ["idle", "starting", "trying", "unsure"]);
  const { call, check, findings } = session.state;
  assert.deepEqual([call?.isCertain, check, findings], [false, null, null]);
  const { board, value } = call?.example ?? assert.fail();
  assert.equal(value, lastFree([...board]));
  session.confirm();
  await session.start("javascript", SOURCE);
  assert.equal(session.state.phase, "ended");
  assert.deepEqual(session.state.call?.form, call?.form);
  assert.equal(session.state.findings?.positions, 3);
});

test("a corrected call is shown with its answer, and checked for its own side once confirmed", async () => {
  const { session, phases } = sessionOf(lastFree);
  await session.start("javascript", SOURCE);
  const { name, form } = session.state.call ?? assert.fail();
  await session.start("javascript", SOURCE, { name, form: { ...form, plays: "O" } });
  assert.deepEqual(phases.slice(-2), ["trying", "unsure"]);
  assert.equal(session.state.call?.form.plays, "O");
  assert.notEqual(session.state.call?.example.value, undefined);
  assert.equal(session.state.check, null);
  session.confirm();
  await session.start("javascript", SOURCE);
  // O is to move in two of the three positions.
  assert.deepEqual([session.state.phase, session.state.findings?.positions], ["ended", 2]);
});

test("all forms of a function that the visitor chose are tried again, even if the first trial is stopped", async () => {
  let isStopped = false;
  const { session, phases } = sessionOf((board, name) => {
    if (name === "bestMove") return "nothing";
    if (!isStopped) session.stop();
    isStopped = true;
    return Array.isArray(board) && Array.isArray(board[0]) ? goodInTrials(board) : "nothing";
  });
  await session.start("javascript", SOURCE);
  const { form } = session.state.call ?? assert.fail();
  assert.deepEqual([phases.at(-1), form.cells === "rows"], ["idle", false]);
  const chosen = session.start("javascript", SOURCE, { name: "think", form, isNew: true });
  assert.equal(session.state.call?.name, "think");
  await chosen;
  assert.deepEqual([phases.at(-1), session.state.call?.name], ["idle", "think"]);
  await session.start("javascript", SOURCE);
  const { call, phase, fault } = session.state;
  assert.deepEqual([call?.name, call?.form.cells, fault], ["think", "rows", null]);
  assert.equal(phase, "ended");
});

test("calls are counted on the empty board in a program that has just started", async () => {
  const { session, happened } = sessionOf(goodInTrials);
  await session.start("javascript", SOURCE);
  assert.deepEqual(happened.slice(-2), ["discard", "counted"]);
});

test("a call that does not fit the program is shown but not used", async () => {
  const { session, phases } = sessionOf(() => "nothing");
  for (const press of [1, 2]) {
    await session.start("javascript", SOURCE);
    const { fault } = session.state;
    assert.ok(typeof fault === "object" && fault && "call" in fault, String(press));
    assert.deepEqual([session.state.call?.isCertain, session.state.check], [false, null]);
  }
  assert.ok(!phases.includes("asking"));
});

test("changing the program ends the check, even while the language loads", async () => {
  let come = () => {};
  const load = () => new Promise((resolve) => (come = () => resolve({ script: [], files: {} })));
  const { session, happened } = sessionOf(lastFree, { load });
  const started = session.start("python", SOURCE);
  assert.equal(session.state.phase, "loading");
  session.reset();
  come();
  await started;
  assert.deepEqual([session.state.phase, session.state.check, happened], ["idle", null, []]);
});

test("the page counts the answers, and the seconds without an answer", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  /** @type {[calls: number, waited: number][]} */
  const told = [];
  const pass = (/** @type {number} */ seconds) => {
    for (let n = 0; n < seconds; n++) context.mock.timers.tick(1_000);
    told.push([session.state.calls, session.state.waited]);
  };
  let asked = 0;
  const { session } = sessionOf((board) => {
    asked += 1;
    // The program thinks for these numbers of seconds.
    if (session.state.phase === "trying" && asked <= 3) pass([0, 2, 3][asked - 1]);
    return lastFree(board);
  });
  await session.start("javascript", SOURCE);
  // The page does not show waits of less than a second.
  assert.deepEqual(told, [
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  assert.equal(session.state.calls, asked);
  // No timer runs after the end.
  const { state } = session;
  context.mock.timers.tick(5_000);
  assert.equal(session.state, state);
});

test("the page shows each second what it waits for, until the start is stopped", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { session } = sessionOf(lastFree, {
    run: () =>
      /** @type {Runner} */ (
        /** @type {unknown} */ ({ read: () => new Promise(() => {}), close() {} })
      ),
  });
  session.start("python", SOURCE);
  await new Promise(setImmediate);
  assert.equal(session.state.phase, "starting");
  context.mock.timers.tick(1_000);
  const waits = [1, 2, 3].map(() => {
    context.mock.timers.tick(1_000);
    return session.state.waited;
  });
  assert.deepEqual(waits, [1, 2, 3]);
  session.stop();
  context.mock.timers.tick(5_000);
  assert.deepEqual([session.state.phase, session.state.waited], ["idle", 3]);
});

test("a stopped check continues at the same position", async () => {
  let asked = 0;
  const { session } = sessionOf((board) => {
    if (session.state.phase === "asking" && (asked += 1) === 2) session.stop();
    return goodInTrials(board);
  });
  await session.start("javascript", SOURCE);
  assert.equal(session.state.phase, "stopped");
  const { check } = session.state;
  await session.start("javascript", SOURCE);
  assert.equal(session.state.phase, "ended");
  assert.equal(session.state.check, check);
});

test("a check that is stopped and resumed during a call still asks about every position", async () => {
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  let [asked, isStopped] = [0, false];
  const { session } = sessionOf(
    (board) => {
      if (session.state.phase !== "asking") return goodInTrials(board);
      asked += 1;
      if (asked === 2) session.stop();
      // The answer to a question from before the stop arrives.
      if (asked === 3) release();
      return goodInTrials(board);
    },
    {
      positions: async () => Array(100).fill("XOX......"),
      judge: async (boards) => {
        if (!isStopped) await held;
        return /** @type {Findings} */ ({ positions: boards.length });
      },
    },
  );
  const first = session.start("javascript", SOURCE);
  while (session.state.phase !== "stopped") await new Promise(setImmediate);
  isStopped = true;
  await Promise.all([first, session.start("javascript", SOURCE)]);
  assert.equal(session.state.phase, "ended");
  assert.equal(session.state.findings?.positions, 100);
});

test("a corrected call stays until it is confirmed, even after other buttons were chosen", async () => {
  const { session, phases } = sessionOf(lastFree);
  await session.start("javascript", SOURCE);
  const { name, form } = session.state.call ?? assert.fail();
  const mended = /** @type {const} */ ({ name, form: { ...form, plays: "O" } });
  await session.start("javascript", SOURCE, mended);
  await session.start("javascript", SOURCE);
  assert.deepEqual([phases.at(-1), session.state.call?.form.plays], ["unsure", "O"]);
  // The same is true after the page has stopped waiting for the answer.
  const started = session.start("javascript", SOURCE, mended);
  session.stop();
  await started;
  await session.start("javascript", SOURCE);
  assert.deepEqual([phases.at(-1), session.state.call?.form.plays], ["unsure", "O"]);
  assert.notEqual(session.state.call?.example.value, undefined);
});
