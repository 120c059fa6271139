import { thinking } from "../../engine/workers.js";
import { openViewPage } from "../../page/start/view.js";
import "../../style/horizon.css";
import { SCHEMA } from "./link.js";
import { openHorizon } from "./horizon.js";

openViewPage(openHorizon, () => SCHEMA, thinking);
