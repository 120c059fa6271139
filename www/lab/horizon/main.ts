import { thinking } from "../../engine/workers.ts";
import { openViewPage } from "../../page/start/view.ts";
import "../../style/horizon.css";
import { SCHEMA } from "./link.ts";
import { openHorizon } from "./horizon.ts";

openViewPage(openHorizon, () => SCHEMA, thinking);
