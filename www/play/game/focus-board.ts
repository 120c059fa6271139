/** Gives the focus to the board: whoever plays again begins there. */
import { part } from "../../page/parts.ts";

export const focusBoard = () => part("board").querySelector("button")?.focus();
