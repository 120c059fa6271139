/** Watch: the search of the position of the address, or of a written-out tree. */
import { studyEngine } from "../engine/study.js";
import { visitedGame } from "../game/visited.js";
import { setShape } from "../messages/index.js";
import { openPlace, preferences, tell } from "../page/place.js";
import { searchView } from "./open.js";

const search = searchView();

openPlace({
  async open(names) {
    const { state, faults } = await visitedGame(studyEngine(), names, preferences().settings);
    setShape(state.shape);
    search.render(state);
    await search.open(names);
    if (faults.length > 0) tell({ id: "link-fault", values: { fault: faults[0] } });
  },
});
