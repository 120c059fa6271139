/** What the files that build Learn share. */
import type { Behind, Engine } from "../../../learn/chapters/figures.js";
import type { Catalogue } from "../../messages/types.d.ts";

/**
 * `reason` is the paragraph that comes with the answer. A question that stands `beside` a figure
 * has a name; any other stands at the end of its chapter. A way leads to another place.
 */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "figure"; name: string }
  | { kind: "program"; shown: ShownProgram }
  | { kind: "question"; ask: string; answer: string; reason: string | null; beside: boolean }
  | { kind: "way"; words: string; place: string; what: string };

export interface Term {
  id: string;
  /** With its other names. */
  name: string;
  meaning: string;
}

export type Glossary = { terms: Term[]; find: (name: string) => Term | undefined };

/**
 * What a chapter shows: a stage, names of its regions, and the stage and region whose lines are not
 * new.
 */
export type ShownProgram = { stage: string; region: string; since?: string };

/** What a paragraph can refer to. */
export interface Context {
  engine: Engine;
  /** The chapter's figures by their names. */
  recorded: Map<string, Behind>;
  words: Catalogue;
  glossary: Glossary;
  frameAt: (figure: string, step: string) => number;
  /** The terms of the text so far: each is explained once. */
  terms: Set<Term>;
}
