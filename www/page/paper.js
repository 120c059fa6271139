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
    /** @param {HTMLElement} made Of the class `sheet`. */
    print(made) {
      remove();
      sheet = made;
      document.body.append(made);
      window.print();
    },
    close() {
      removeEventListener("afterprint", remove);
      remove();
    },
  };
}
