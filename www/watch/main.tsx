/** Watch: steps through the search of a written tree or of the position in the address. */
import { answering } from "../engine/workers.ts";
import { show } from "../page/parts.ts";
import { openPlace } from "../page/start/place.ts";
import { linkSchema } from "../parts/search/choice.ts";
import "../style/search-cells.css";
import { Details } from "./details.tsx";
import { WatchFrame } from "./frame.tsx";
import { Watch } from "./controller.ts";

const watch = new Watch(draw);

function draw() {
  const props = { state: watch.state, does: () => watch };
  show("main", <WatchFrame {...props} details={<Details {...props} />} />);
}

answering().start();
draw();
openPlace({
  linkSchema,
  open: (names) => watch.open(names),
  keys: { n: () => watch.cut(), b: () => watch.cut(-1) },
  listed: ["steps", "next-cut", "cut-before", "zoom"],
  beforeShare: () => watch.writeAddress(),
});
