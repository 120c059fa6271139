/** True for phones and tablets, which have less memory. Some tests lack `matchMedia`. */
export const isSmallDevice = () =>
  "matchMedia" in globalThis && matchMedia("(pointer: coarse)").matches;
