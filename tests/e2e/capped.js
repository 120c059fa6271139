/** A wasm module that gets no more memory than it starts with. */

/**
 * A wasm module whose memory may not grow: the section that declares it is written anew with its
 * least size as its most (https://webassembly.github.io/spec/core/binary/modules.html).
 * @param {Buffer} wasm
 */
export function capped(wasm) {
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
    const least = wasm.subarray(at + 2, at + size); // after the count and the flag "no most"
    const limits = [1, 1, ...least, ...least];
    return Buffer.concat([
      wasm.subarray(0, start),
      Buffer.from([MEMORY, limits.length, ...limits]),
      wasm.subarray(at + size),
    ]);
  }
}
