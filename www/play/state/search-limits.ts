/** The visitor's limits for searches of boards other than 3×3. */
import { fieldsOf, localStore, loadValue, saveValue, type WebStore } from "../../base/storage.ts";
import type { Store } from "./store.ts";

/** Without a time limit (null), a search runs until the result is proved. */
export type SearchLimits = { budgetMs: number | null; memoryMb: number };

export const BUDGETS_MS: readonly SearchLimits["budgetMs"][] = [1_000, 5_000, null];

/** The memory of the table, in megabytes. */
export const MEMORIES = [8, 32, 64, 128, 256];

const KEY = "cutoff.engine";

/** Loads the stored limits, or defaults. @param isSmall True for a small device. */
export function loadLimits(storage: WebStore, isSmall: boolean): SearchLimits {
  const { budget, memoryMb } = fieldsOf(loadValue(storage, KEY));
  const choice = BUDGETS_MS.find((one) => one === budget);
  return {
    budgetMs: choice === undefined ? BUDGETS_MS[0] : choice,
    memoryMb: MEMORIES.find((one) => one === memoryMb) ?? (isSmall ? MEMORIES[0] : MEMORIES[1]),
  };
}

/** Changes the limits, now and for later visits. */
export function setLimits(store: Store, change: Partial<SearchLimits>) {
  const limits = { ...store.state.limits, ...change };
  saveLimits(localStore, limits);
  store.change({ limits });
}

export const saveLimits = (storage: WebStore, { budgetMs, memoryMb }: SearchLimits) =>
  saveValue(storage, KEY, { budget: budgetMs, memoryMb });
