/**
 * The engine of the rooms beyond the game, with the whole package; loaded when first asked. Whoever
 * asks for it after it has failed gets it started anew.
 */
import { Engine } from "./engine.js";

/** @type {Engine | null} */
let engine = null;

export function studyEngine() {
  if (engine?.failed) engine.restart();
  return (engine ??= new Engine(
    () => new Worker(new URL("./study.worker.js", import.meta.url), { type: "module" }),
  ));
}
