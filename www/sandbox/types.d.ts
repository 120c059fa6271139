/** What the sandbox and its page say to each other. */

/** A program, and what is read of it: the functions that may be called or counted, and its literals. */
export interface Program {
  language: ProgramLanguage;
  source: string;
  functions: readonly ProgramFunction[];
  literals: ReadonlySet<Literal>;
}

/** A function that can be called by its name alone. */
export interface ProgramFunction {
  name: string;
  /** Those that are given in their places. One that is taken apart has no name; the preset is its text, or empty. */
  parameters: readonly { name: string; preset: string }[];
  /** Where it stands. */
  line: number;
}

/** What stands in a program itself, but in its comments. */
export type Literal = string | number | boolean | null;

export type ProgramLanguage = "javascript" | "python";

/** What a worker is made of. */
export interface Runtime {
  /** What stands between the harness and the program. */
  script: readonly string[];
  /** What the worker reads, once it is there. */
  files: Record<string, Uint8Array>;
  /** Keeps what a language remembers of its first start, for the next one. */
  keep?: (memory: Uint8Array) => void;
}

/** What the worker is asked: a call, or to begin the program anew. */
export type Asked = ProgramCall | { id: number; again: true };

/** One call, as the worker hears it. */
export interface ProgramCall {
  id: number;
  name: string;
  args: unknown[];
  /** The functions whose calls are counted. */
  count: readonly string[];
}

/** What came of a call. */
export type ProgramReply =
  /** The value is whatever JSON can say; the calls are those of functions that call themselves. */
  | { kind: "answer"; value: unknown; calls: readonly (readonly [name: string, calls: number])[] }
  /** It threw an error; its line is 0 where that is not known. */
  | { kind: "raised"; text: string; line: number }
  /** It did not answer in time: the sandbox is closed. */
  | { kind: "hung" }
  /** It said what nobody asked for: the sandbox is closed. */
  | { kind: "foreign" }
  /** The browser has ended it, or it has never begun: the sandbox is closed. */
  | { kind: "died" }
  /** The page has closed the sandbox. */
  | { kind: "closed" };

/** What the harness shares with what stands between it and the program. */
export interface Harness {
  functions: Record<string, unknown>;
  /** What is told of the program when it has begun, where its text has not told that before. */
  said?: unknown;
  /** What a program calls where it has `document.write(…)`. */
  print: () => void;
  /** What a program calls where it has `import(…)`. */
  import: () => Promise<never>;
  /** Makes the functions, where they are not of JavaScript. */
  ready:
    | ((
        files: Record<string, Uint8Array>,
        /** Hands the page what the next start can begin with. No program has run before. */
        keep: (memory: Uint8Array) => void,
      ) => Promise<void>)
    | undefined;
  /** Begins the program anew, with nothing of what it remembers, where its language does that in the same worker. */
  again?: () => void;
  /** How a function is called, where it is not of JavaScript. */
  call?: (
    name: string,
    count: readonly string[],
  ) => {
    run: (args: unknown[]) => unknown;
    calls: () => (readonly [string, number])[];
  };
}
