/** The worker's half of the protocol: loads a wasm package and answers requests, nothing else. */

/** @typedef {import("./protocol.js").Call} Call */
/** @typedef {import("./protocol.js").Refusal} Refusal */
/** @typedef {import("./protocol.js").Reply} Reply */

/**
 * @param {() => Promise<unknown>} init Loads the package.
 * @param {Partial<Record<Call, (...args: any[]) => unknown>>} calls Those that it offers.
 */
export async function serve(init, calls) {
  addEventListener("message", ({ data: { id, call, args } }) => {
    try {
      const result = calls[/** @type {Call} */ (call)]?.(...args);
      send({ id, result }, buffers(result));
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
}

/**
 * @param {Reply} reply
 * @param {Transferable[]} [transfer]
 */
function send(reply, transfer = []) {
  postMessage(reply, { transfer });
}

/** Typed arrays change hands rather than being copied. @param {unknown} result */
function buffers(result) {
  return Object.values(result ?? {}).flatMap((value) =>
    ArrayBuffer.isView(value) ? [/** @type {ArrayBuffer} */ (value.buffer)] : [],
  );
}

/**
 * @param {number} id
 * @param {unknown} error
 * @returns {Reply}
 */
function fault(id, error) {
  if (error instanceof Error && "code" in error) {
    const { code, message, cell, move, at } = /** @type {Refusal & Error} */ (error);
    return { id, refusal: { code, message, cell, move, at } };
  }
  // A panic: the console has it in full. What is left of the module cannot be trusted.
  return { id, crash: String(error) };
}
