/** Milliseconds of rest before the address names the step. */
const REST = 300;

/** Has the address written when the steps rest. */
export function restingAddress(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  function writeSoon() {
    cancel();
    timer = setTimeout(write, REST);
  }
  // The next link is being opened, so the address is no longer this step's.
  addEventListener("hashchange", cancel);
  return { cancel, writeSoon };
}
