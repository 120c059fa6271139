import { openViewPage } from "../../page/view.js";
import { openHorizon } from "./horizon.js";

openViewPage(openHorizon, {}, async () => openHorizon);
