/** Milliseconds of rest before the address names the step. */
const REST = 300;

/** Writes the step into the address when the steps rest. */
export class RestingAddress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #write;

  constructor(write: () => void) {
    this.#write = write;
    // The next link is being opened, so the address is no longer this step's.
    addEventListener("hashchange", () => this.cancel());
  }

  cancel() {
    clearTimeout(this.#timer);
  }

  write() {
    this.cancel();
    this.#write();
  }

  writeSoon() {
    this.cancel();
    this.#timer = setTimeout(() => this.#write(), REST);
  }
}
