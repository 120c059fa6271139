/** Checks that each pause is followed by one step, however often playback is paused and resumed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Stepper } from "../../www/watch/stepper.ts";

/** @import { Moment, StepSpeed } from "../../www/watch/stepper.ts" */
/** @import { Subject } from "../../www/watch/subject.ts" */

/**
 * A record with this number of steps, with the parts that the stepper needs.
 * @param {number} length
 */
function subjectOf(length) {
  const step = (/** @type {number} */ index) => ({ index });
  const subject = { record: { length, step, pathStates: () => [] } };
  return /** @type {Subject} */ (/** @type {unknown} */ (subject));
}

/** A stepper, and the state that it changes. @param {StepSpeed} speed */
function stepperAt(speed) {
  const state = { moment: /** @type {Moment | null} */ (null), speed };
  const stepper = new Stepper(
    (moment) => (state.moment = moment),
    () => state,
  );
  return { state, stepper };
}

/** Plays, pauses and plays again within the first wait. @param {Stepper} stepper */
function playAgain(stepper) {
  stepper.show(subjectOf(100), 0);
  stepper.play(true);
  stepper.play(false);
  stepper.play(true);
}

test("only one timer runs after play, pause and play", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { state, stepper } = stepperAt("medium");
  playAgain(stepper);
  for (let pause = 1; pause <= 10; pause += 1) {
    mock.timers.tick(250);
    assert.equal(state.moment?.step.index, pause);
  }
});

test("only one animation frame is requested after play, pause and play", () => {
  /** @type {Map<number, () => void>} */
  const due = new Map();
  let last = 0;
  const page = /** @type {Record<string, unknown>} */ (globalThis);
  page.requestAnimationFrame = (/** @type {() => void} */ does) => {
    due.set((last += 1), does);
    return last;
  };
  page.cancelAnimationFrame = (/** @type {number} */ id) => due.delete(id);
  try {
    const { state, stepper } = stepperAt("full");
    playAgain(stepper);
    for (let frame = 1; frame <= 10; frame += 1) {
      const now = [...due.values()];
      due.clear();
      for (const does of now) does();
      assert.equal(state.moment?.step.index, frame);
    }
  } finally {
    delete page.requestAnimationFrame;
    delete page.cancelAnimationFrame;
  }
});

test("the timer of a search does not step through the next search", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { state, stepper } = stepperAt("medium");
  playAgain(stepper);
  stepper.show(subjectOf(5), 0);
  mock.timers.tick(1000);
  assert.equal(state.moment?.step.index, 0);
});
