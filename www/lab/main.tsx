/** Opens the overview of the lab. */
import { openView } from "../page/start/view.tsx";
import { ROOM_SCHEMA } from "./room/settings.tsx";
import { Lab } from "./overview.tsx";

openView(Lab, { linkSchema: () => ROOM_SCHEMA });
