/** Examines errors, for the tests of the package. */
import assert from "node:assert/strict";

/**
 * Returns the error that a call throws. If it does not throw, the test fails.
 * @param {() => unknown} call
 * @returns {any}
 */
export function refusal(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail("it should throw");
}
