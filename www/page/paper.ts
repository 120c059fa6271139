/** Sheets of paper: something printed in place of the page. See www/style/print.css. */

export function printedPaper() {
  /** What stands in place of the page now. @type {HTMLElement | null} */
  let sheet = null;
  /** What the browser's own command prints. @type {HTMLElement | null} */
  let offered = null;
  const remove = () => {
    sheet?.remove();
    sheet = null;
  };
  const show = (/** @type {HTMLElement} */ element) => {
    remove();
    sheet = element;
    document.body.append(element);
  };
  // What the button prints is there already.
  const prepare = () => sheet === null && offered && show(offered);
  addEventListener("beforeprint", prepare);
  // Once printed, the page prints as itself again.
  addEventListener("afterprint", remove);
  return {
    /** @param {HTMLElement} element Of the class `sheet`. */
    print(element) {
      show(element);
      window.print();
    },
    /**
     * What is printed in place of the page whenever the browser prints it.
     * @param {HTMLElement} element Of the class `sheet`.
     */
    offer(element) {
      offered = element;
    },
    close() {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", remove);
      remove();
    },
  };
}
