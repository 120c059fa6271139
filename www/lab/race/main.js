import { openViewPage } from "../../page/view.js";
import { openRace } from "./race.js";

openViewPage(openRace);
