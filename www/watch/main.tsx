/** Watch: steps through the search of a written tree or of the position in the address. */
import "./start.ts";
import { nextTask } from "../base/next-task.ts";
import { show } from "../page/parts.ts";
import { openPlace } from "../page/start/place.ts";
import { linkSchema } from "../parts/search/choice.ts";
import "../style/search-cells.css";
import { Drawer } from "./drawer.tsx";
import { WatchFrame } from "./frame.tsx";
import { Watch } from "./controller.ts";

const watch = new Watch(drawSoon);
let isDue = false;
/** False until the first answer: a closed drawer is drawn only then. */
let hasDrawer = false;

/** Draws changes that follow each other at once together. */
function drawSoon() {
  if (!isDue) queueMicrotask(draw);
  isDue = true;
}

function draw() {
  isDue = false;
  const props = { state: watch.state, watch: () => watch };
  const contents = (hasDrawer || watch.state.drawer.isOpen) && <Drawer {...props} />;
  show("main", <WatchFrame {...props} contents={contents} />);
}

// The engine is asked first, and works while the page is drawn.
nextTask().then(drawSoon);
openPlace({
  linkSchema,
  open: (names) => watch.open(names),
  keys: { n: () => watch.cut(), b: () => watch.cut(-1) },
  listed: ["steps", "next-cut", "cut-before", "zoom"],
  beforeShare: () => watch.writeAddress(),
})
  .then(nextTask)
  .then(() => {
    hasDrawer = true;
    drawSoon();
  });
