/** What a link to the room of sizes can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { BUDGETS } from "../choices.js";

export const SCHEMA = {
  on: oneOf(/** @type {const} */ (["empty", "board"])),
  budget: oneOf(BUDGETS),
};
