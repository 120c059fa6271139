/** Compares a run with an earlier one. Times change with the state of the machine, but ratios are stable. */

/** @import { Result } from "./report.mjs" */

/**
 * @param {Result} before
 * @param {Result} now
 */
export function comparison(before, now) {
  const lines = now.rows.flatMap((row) => {
    const old = before.rows.find(
      ({ position, algorithm, contestant, place }) =>
        position === row.position &&
        algorithm === row.algorithm &&
        contestant === row.contestant &&
        place === row.place,
    );
    return old ? [change(row, old.ratio)] : [];
  });
  return ["", "Ratios before and now", ...otherMachine(before, now), ...lines].join("\n");
}

/**
 * @param {Result} before
 * @param {Result} now
 */
function otherMachine(before, now) {
  const same = JSON.stringify(before.machine) === JSON.stringify(now.machine);
  return same ? [] : [`  (measured elsewhere: ${Object.values(before.machine).join(", ")})`];
}

/**
 * @param {import("./rounds.mjs").Row} row
 * @param {number} before
 */
function change({ position, algorithm, contestant, place, ratio }, before) {
  const percent = (ratio / before - 1) * 100;
  const name = `  ${position}, ${algorithm}: ${contestant}, ${place}`;
  const signed = `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(0)} %`;
  return `${name.padEnd(66)}${before.toFixed(2).padStart(8)}${ratio.toFixed(2).padStart(8)}${signed.padStart(8)}`;
}
