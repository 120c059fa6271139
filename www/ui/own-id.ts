/** Makes ids for labels and popovers. Preact's own ids start again in each root of a page. */
import { useState } from "preact/hooks";

let given = 0;

export const useOwnId = () => useState(() => `own-${(given += 1)}`)[0];
