/** Sheets of paper: something printed in place of the page. See www/style/print.css. */

export function printedPaper() {
  /** What stands in place of the page now. */
  let sheet: HTMLElement | null = null;
  /** What the browser's own command prints. */
  let offered: HTMLElement | null = null;
  const remove = () => {
    sheet?.remove();
    sheet = null;
  };
  const show = (element: HTMLElement) => {
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
    /** @param element Of the class `sheet`. */
    print(element: HTMLElement) {
      show(element);
      window.print();
    },
    /**
     * What is printed in place of the page whenever the browser prints it.
     * @param element Of the class `sheet`.
     */
    offer(element: HTMLElement) {
      offered = element;
    },
    close() {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", remove);
      remove();
    },
  };
}
