/** Holds a position's search back while answers are hidden, until the visitor asks for it. */
export class HiddenAnswers {
  /** True if the address, or the visitor in Play, hides the answers. */
  isHidden = false;
  /** True once the visitor has asked for answers, until the page is left. */
  #hasAgreed = false;
  #show = async () => {};

  /** @param show Shows what is held. @returns False if nothing hides it. */
  hold(show: () => Promise<void>): boolean {
    const isHeld = this.isHidden && !this.#hasAgreed;
    if (isHeld) this.#show = show;
    return isHeld;
  }

  async agree() {
    this.#hasAgreed = true;
    await this.#show();
  }
}
