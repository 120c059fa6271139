/**
 * Games of chess after so many plies, from one ply on: perft of the initial position, as published at
 * https://www.chessprogramming.org/Perft_Results and OEIS A048987.
 */
export const CHESS = [
  "20",
  "400",
  "8902",
  "197281",
  "4865609",
  "119060324",
  "3195901860",
  "84998978956",
  "2439530234167",
  "69352859712417",
].map(BigInt);
