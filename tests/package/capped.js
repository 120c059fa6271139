/** Makes wasm modules with a memory limit. */

/** The number of the section that declares the memory. */
const MEMORY = 5;

/**
 * Replaces the section that declares the memory with one that has a limit
 * (https://webassembly.github.io/spec/core/binary/modules.html).
 * @param {Buffer} wasm
 * @param {number} more The number of 64 KB pages by which it may grow.
 */
export function capped(wasm, more) {
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
    const end = number() + at;
    if (section !== MEMORY) {
      at = end;
      continue;
    }
    at += 2; // the number of memories, and the flag "no most"
    const pages = number() + more;
    const limits = [1, 1, ...leb(pages - more), ...leb(pages)];
    const bytes = Buffer.concat([
      wasm.subarray(0, start),
      Buffer.from([MEMORY, limits.length, ...limits]),
      wasm.subarray(end),
    ]);
    return { bytes, pages };
  }
}

/**
 * Encodes a number in LEB128: seven bits in each byte, the lowest first.
 * @param {number} value
 */
function leb(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}
