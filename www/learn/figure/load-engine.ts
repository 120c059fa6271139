/** Loads the engine and what draws its searches, once a reader uses a figure. */
export const loadEngine = () => import("./figure-engine.ts");
