/** What a link to the table of boards can say. Pure. */
import { oneOf, onOff } from "../../base/link-schema.js";
import { BENCH } from "../link.js";
import { LENGTHS } from "./solved.js";

/** Which part of the table: how many in a row, and whether stones fall. */
export const SHOWN = { row: oneOf(LENGTHS), falls: onOff };

export const SCHEMA = { ...BENCH, ...SHOWN };
