/** Opens the race between searches. */
import { openView } from "../../page/start/view.tsx";
import { Race, SCHEMA } from "./race.tsx";

openView(Race, { linkSchema: () => SCHEMA });
