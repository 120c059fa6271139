/** Looks at an error, for the tests of the package. */
import assert from "node:assert/strict";

/**
 * The error that a call throws; a call that does not throw fails the test.
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
