/** What a link to the table of boards can say. Pure. */
import { oneOf, onOff } from "../../base/link-schema.ts";
import { BENCH } from "../link.ts";
import { LENGTHS } from "./solved.ts";

/** Which part of the table: how many in a row, and whether stones fall. */
export const SHOWN = { row: oneOf(LENGTHS), falls: onOff };

export const SCHEMA = { ...BENCH, ...SHOWN };
