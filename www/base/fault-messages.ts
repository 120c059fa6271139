/** Describes the faults of a link that cannot be read. */
import { short, type Message } from "./message.ts";

export function badValue(name: string, text: string): Message {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/** Describes the first two faults of a link. @param faults At least one. */
export function faultMessage([first, second]: Message[]): Message {
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}
