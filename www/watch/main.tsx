/** Watch: steps through the search of a written-out tree, or of the position of the address. */
import { render } from "preact";
import { answering } from "../engine/workers.ts";
import { part } from "../page/parts.ts";
import { openPlace } from "../page/start/place.ts";
import { WithAddress } from "../page/start/with-address.tsx";
import { linkSchema } from "../parts/search/choice.ts";
import "../style/search-cells.css";
import { Details } from "./details.tsx";
import { Frame } from "./frame.tsx";
import { Watch } from "./watch.ts";

const main = part("main");
const watch = new Watch(show);

/** What the page has from the build is changed in place. Each change is seen at once. */
function show() {
  const props = { state: watch.state, does: () => watch };
  const place = <Frame {...props} details={<Details {...props} />} />;
  render(<WithAddress>{place}</WithAddress>, main);
}

// It loads while the page opens.
answering().start();
show();
openPlace({
  linkSchema,
  open: (names) => watch.open(names),
  keys: { n: () => watch.cut(), b: () => watch.cut(-1) },
  listed: ["steps", "next-cut", "cut-before", "zoom"],
});
// What is shared is the step that is shown.
part("share").addEventListener("click", () => watch.writeAddress(), { capture: true });
