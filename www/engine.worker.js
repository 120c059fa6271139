/** Loads the wasm package and answers requests, nothing else. */
import init, { analyze, best_move, measure, replay } from "../pkg/play/cutoff.js";

/** @typedef {import("./protocol.js").Call} Call */
/** @typedef {import("./protocol.js").Reply} Reply */

/** @type {Record<Call, (...args: any[]) => unknown>} */
const calls = { analyze, best_move, measure, replay };

/** @param {Reply} reply */
const send = (reply) => postMessage(reply);

/**
 * @param {number} id
 * @param {unknown} error
 * @returns {Reply}
 */
function fault(id, error) {
  if (error instanceof Error && "code" in error) {
    const { code, message, cell, move } = /** @type {import("./protocol.js").Refusal & Error} */ (
      error
    );
    return { id, refusal: { code, message, cell, move } };
  }
  // A panic: the console has it in full. What is left of the module cannot be trusted.
  return { id, crash: String(error) };
}

addEventListener("message", ({ data: { id, call, args } }) => {
  try {
    send({ id, result: calls[/** @type {Call} */ (call)](...args) });
  } catch (error) {
    send(fault(id, error));
  }
});

try {
  await init();
  send({ ready: true });
} catch (error) {
  send({ unready: String(error) });
}
