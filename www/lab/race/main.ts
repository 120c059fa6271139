import { openViewPage } from "../../page/start/view.ts";
import { SCHEMA } from "./link.ts";
import { openRace } from "./race.ts";

openViewPage(openRace, () => SCHEMA);
