/** Watch: steps through the search of a written tree or of the position in the address. */
import "./start-engine.ts";
import { nextTask } from "../base/next-task.ts";
import { fillRoot } from "../page/roots.ts";
import { openPlace } from "../page/start/place.ts";
import { watchSchema } from "../parts/search/watch-link.ts";
import "../style/search-cells.css";
import { Drawer } from "./drawer.tsx";
import { WatchPage } from "./page.tsx";
import { WatchController } from "./controller.ts";

const watch = new WatchController(drawSoon);
let isDue = false;
/** False until the first answer. Before it, a closed drawer is not drawn. */
let hasDrawer = false;

/** Draws changes together that follow directly on each other. */
function drawSoon() {
  if (!isDue) queueMicrotask(draw);
  isDue = true;
}

function draw() {
  isDue = false;
  const props = { state: watch.state, watch };
  const contents = (hasDrawer || watch.state.drawer.isOpen) && <Drawer {...props} />;
  fillRoot("main", <WatchPage {...props} contents={contents} />);
}

// The request goes to the engine first, so that it works while the page is drawn.
nextTask().then(drawSoon);
openPlace({
  linkSchema: watchSchema,
  open: (names) => watch.open(names),
  keys: { n: () => watch.goToCut(), b: () => watch.goToCut(-1) },
  listed: ["steps", "next-cut", "cut-before", "zoom"],
  beforeShare: () => watch.writeAddress(),
})
  .then(nextTask)
  .then(() => {
    hasDrawer = true;
    drawSoon();
  });
