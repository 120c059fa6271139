/** Rising numbers as runs, each with its first and its last: 1, 2, 3, 7 are 1 to 3, and 7. */
export function runsOf(numbers: readonly number[]) {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
