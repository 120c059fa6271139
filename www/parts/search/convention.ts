/** The conventions of alpha-beta. The engine takes a convention as a text of options. */
import { someOf } from "../../base/link-values.ts";

/** The engine's options. By default a search cuts at α ≥ β, fail-soft, from left to right. */
const CONVENTION = ["strict", "hard", "right"] as const;

/** @returns Undefined if an option is unknown. */
export const readConvention = (text: string) => someOf(CONVENTION).read(text)?.join(" ");

/** The engine's option and three messages: its label, and the choices without and with it. */
export const CONVENTION_FIELDS = [
  ["strict", "cut-label", "cut-ge", "cut-gt"],
  ["hard", "values-label", "values-soft", "values-hard"],
  ["right", "order", "order-left", "order-right"],
] as const;

/**
 * Lists the messages of a convention. A fail-hard search that cuts only at α > β would never cut.
 * So its leaves return their own values, and the message mentions that.
 */
export function conventionMessages(convention: string) {
  const chosen = new Set(convention.split(" "));
  const exempt = chosen.has("strict") && chosen.has("hard");
  return CONVENTION_FIELDS.map(([option, , without, by]) =>
    option === "hard" && exempt ? "values-hard-strict" : chosen.has(option) ? by : without,
  );
}
