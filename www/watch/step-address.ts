/** The address of a step: it is written once nothing has moved for a moment, and before it is shared. */
import { replaceOwn } from "../page/address.ts";
import { part } from "../page/parts.ts";

/** Milliseconds without a step until the address names the step. */
const REST = 300;

/** @param link What it says of what is shown; null for nothing. */
export function stepAddress(link: () => Record<string, string> | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  function write() {
    cancel();
    const names = link();
    if (names) replaceOwn(names);
  }

  // What a link leads to is being opened: the address is no longer that of what is shown.
  addEventListener("hashchange", cancel);
  // What is shared is the step that is shown.
  part("share").addEventListener("click", write, { capture: true });
  return {
    write,
    cancel,
    writeSoon() {
      cancel();
      timer = setTimeout(write, REST);
    },
  };
}
