/** Sheets of paper: something printed in place of the page. See www/style/print.css. */

export function paper() {
  /** @type {HTMLElement | null} */
  let sheet = null;
  const remove = () => {
    sheet?.remove();
    sheet = null;
  };
  // Once printed, the page prints as itself again.
  addEventListener("afterprint", remove);
  return {
    /** @param {HTMLElement} element Of the class `sheet`. */
    print(element) {
      remove();
      sheet = element;
      document.body.append(element);
      window.print();
    },
    close() {
      removeEventListener("afterprint", remove);
      remove();
    },
  };
}
