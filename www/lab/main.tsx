/** Opens the overview of the lab. */
import { openView } from "../page/start/view.tsx";
import { BENCH } from "./room/bench.tsx";
import { Lab } from "./overview.tsx";

openView(Lab, { linkSchema: () => BENCH });
