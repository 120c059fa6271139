import { openViewPage } from "../../page/view.js";
import { openRace } from "./race.js";

openViewPage(openRace, {}, async () => {
  const { loadBoardRace } = await import("../boards/race.js");
  return loadBoardRace();
});
