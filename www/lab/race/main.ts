import { openViewPage } from "../../page/start/view.js";
import { SCHEMA } from "./link.js";
import { openRace } from "./race.js";

openViewPage(openRace, () => SCHEMA);
