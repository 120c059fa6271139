/** A wasm module that gets no more memory than it starts with. */

/**
 * A wasm module whose memory may not grow, or not by much: the section that declares it is written anew
 * with another most (https://webassembly.github.io/spec/core/binary/modules.html).
 * @param {Buffer} wasm
 * @param {number} [more] Pages of 64 KB above its least size.
 */
export function capped(wasm, more = 0) {
  const MEMORY = 5;
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (;;) {
    const start = at;
    const section = wasm[at++];
    const size = number();
    if (section !== MEMORY) {
      at += size;
      continue;
    }
    at += 2; // the count, and the flag "no most"
    const least = number();
    const limits = [1, 1, ...bytesOf(least), ...bytesOf(least + more)];
    return Buffer.concat([
      wasm.subarray(0, start),
      Buffer.from([MEMORY, limits.length, ...limits]),
      wasm.subarray(at),
    ]);
  }
}

/** A number as wasm writes it (LEB128). @param {number} value @returns {number[]} */
function bytesOf(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(value >> 7)];
}
