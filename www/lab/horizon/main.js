import { openViewPage } from "../../page/view.js";
import "../../style/horizon.css";
import { SCHEMA } from "./choice.js";
import { openHorizon } from "./horizon.js";

openViewPage(openHorizon, () => SCHEMA);
