import { openViewPage } from "../../page/view.js";
import { SCHEMA } from "./link.js";
import { openRace } from "./race.js";

openViewPage(openRace, () => SCHEMA);
