/** Ids for labels and popovers. Those of Preact begin anew in each root, so two roots of a page would share them. */
import { useState } from "preact/hooks";

let given = 0;

export const useOwnId = () => useState(() => `own-${(given += 1)}`)[0];
