/**
 * Runs a visitor's program without access to anything: in a worker of a frame with its own origin
 * and policy. The page makes one call at a time, with a time limit. If anything goes wrong, the
 * frame and its worker are removed.
 */
import { FRAME } from "./frame.ts";
import { harness } from "./harness.ts";

export interface Program {
  language: ProgramLanguage;
  source: string;
  /** The functions to call or count. */
  functions: readonly ProgramFunction[];
  literals: ReadonlySet<unknown>;
}

export interface ProgramFunction {
  name: string;
  /** Positional parameters. A destructured one has no name. `preset` is its default as text. */
  parameters: readonly { name: string; preset: string }[];
  /** The names that its text calls. */
  calls: readonly string[];
  line: number;
}

export type ProgramLanguage = "javascript" | "python";

/** The parts of a worker. */
export interface Runtime {
  /** Code that runs after the harness and before the program. */
  script: readonly string[];
  files: Record<string, Uint8Array>;
  /** Stores the memory of the first start for the next one. */
  keep?: (memory: Uint8Array) => void;
}

export type ProgramReply =
  /** A JSON value, the number of calls of each recursive function, and the arguments afterwards. */
  | {
      kind: "answer";
      value: unknown;
      calls: readonly (readonly [string, number])[];
      left?: unknown;
    }
  /** The program threw an error. The line is 0 if it is unknown. */
  | { kind: "raised"; text: string; line: number }
  /** The sandbox closed because of a time-out, an unexpected message, or the end of the worker. */
  | { kind: "hung" | "foreign" | "died" }
  /** The page closed the sandbox. */
  | { kind: "closed" };

/** The global variable that the harness defines. */
export const HANDLE = "__cutoff_sandbox";

/** Milliseconds between two messages to the frame. */
const PULSE_MS = 1_000;
/** The number of consecutive messages that the frame may leave unanswered. */
const MOST_SILENCES = 8;

/** The most characters of the first message, with Python's functions, and of later ones. */
const LENGTHS = { first: 100_000, other: 4_000 };

/** `deep`: nested too deeply for the parser. `ended`: ended without defining a function. */
type StartKind = "unloaded" | "failed" | "deep" | "ended" | "hung" | "foreign" | "died" | "closed";

export class StartFault extends Error {
  override name = "StartFault";
  kind: StartKind;
  /** The line of the fault; 0 if it is unknown. */
  line: number;

  constructor(kind: StartKind, text: string, line = 0) {
    super(text);
    this.kind = kind;
    this.line = line;
  }
}

const JAVASCRIPT: Runtime = { script: [], files: {} };

/** Browsers with trusted types accept a frame's text only from a policy that the page names. */
const HTML = globalThis.trustedTypes?.createPolicy("sandbox", { createHTML: String });

/** Starts a program. @param limit Milliseconds. @returns Rejects with a `StartFault`. */
export async function openSandbox(
  program: Program,
  { runtime, limit, signal }: { runtime?: Runtime; limit: number; signal?: AbortSignal },
): Promise<Sandbox> {
  const sandbox = new Sandbox(program.language, await textOf(program), runtime ?? JAVASCRIPT);
  const close = () => sandbox.close();
  signal?.addEventListener("abort", close);
  if (signal?.aborted) close();
  const reply = await sandbox.begun(limit);
  if (reply.kind === "answer") return Object.assign(sandbox, { said: reply.value });
  sandbox.close();
  signal?.removeEventListener("abort", close);
  if (reply.kind === "raised") throw new StartFault("failed", reply.text, reply.line);
  throw new StartFault(reply.kind, reply.kind);
}

export class Sandbox {
  #frame;
  #answers = new MessageChannel();
  #faults = new MessageChannel();
  #linesBefore = 0;
  #beginsAgain;
  /** Undefined once the memory of the start is stored. */
  #keep: Runtime["keep"];
  #calls = 0;
  #open = true;
  #isLoaded = false;
  #silences = 0;
  #request: { id: number; settle: (reply: ProgramReply) => void } | null = null;
  /** The message of the program's start. For Python, it has the functions and literals. */
  said: unknown = null;

  constructor(language: ProgramLanguage, text: string[], { script, files, keep }: Runtime) {
    this.#keep = files.memory ? undefined : keep;
    this.#beginsAgain = language === "python";
    const before = [`(${harness})(${JSON.stringify(HANDLE)});`, ...script];
    const whole = [...before, ...text].map((part) => `${part}\n`);
    // Python's own line numbers start at the program.
    if (language === "javascript") this.#linesBefore = before.join("\n").split("\n").length;
    this.#frame = document.createElement("iframe");
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.srcdoc = HTML?.createHTML(FRAME) ?? FRAME;
    this.#frame.title = "Sandbox";
    this.#frame.hidden = true;
    this.#frame.addEventListener(
      "load",
      () => {
        this.#isLoaded = true;
        const ports = [this.#answers.port2, this.#faults.port2];
        // The frame's origin is opaque. Nothing in the frame can navigate it to another page.
        this.#frame.contentWindow?.postMessage({ script: whole, files }, "*", ports);
      },
      { once: true },
    );
    this.#answers.port1.onmessage = ({ data }) => this.#receive(data);
    this.#faults.port1.onmessage = ({ data }) => this.#fail(data);
    document.body.append(this.#frame);
  }

  begun(limit: number) {
    return this.#wait(0, limit);
  }

  /** Calls a function. @param limit Milliseconds. @param count Functions to count calls of. */
  ask(
    name: string,
    args: unknown[],
    { limit, count = [] }: { limit: number; count?: readonly string[] },
  ): Promise<ProgramReply> {
    return this.#send({ name, args, count }, limit);
  }

  /** Restarts a Python program in its worker. @returns False if it cannot restart. */
  async again(limit: number): Promise<boolean> {
    return this.#beginsAgain && (await this.#send({ again: true }, limit)).kind === "answer";
  }

  close() {
    this.#end({ kind: "closed" });
  }

  #send(message: object, limit: number) {
    const id = (this.#calls += 1);
    const reply = this.#wait(id, limit);
    this.#answers.port1.postMessage(JSON.stringify({ ...message, id }));
    return reply;
  }

  #wait(id: number, limit: number): Promise<ProgramReply> {
    if (!this.#open) return Promise.resolve({ kind: "closed" });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end({ kind: "hung" }), limit);
      const pulse = setInterval(() => this.#feel(), PULSE_MS);
      const settle = (reply: ProgramReply) => {
        clearTimeout(timer);
        clearInterval(pulse);
        this.#request = null;
        resolve(reply);
      };
      this.#request = { id, settle };
    });
  }

  /** Checks a message from the worker, which the program may have forged. */
  #receive(data: unknown) {
    if (data instanceof Uint8Array && this.#keep && this.#request?.id === 0) {
      this.#keep(data);
      this.#keep = undefined;
      return;
    }
    const said = read(data, this.#request?.id === 0 ? LENGTHS.first : LENGTHS.other);
    if (!said || !this.#request || (said.id ?? 0) !== this.#request.id) {
      return this.#end({ kind: "foreign" });
    }
    if (typeof said.fault === "string") {
      this.#request.settle(this.#raised(said.fault, said.line));
    } else {
      const { answer: value, calls, left } = said;
      this.#request.settle({ kind: "answer", value, calls: callsIn(calls), left });
    }
  }

  /** Closes the sandbox if the frame no longer answers, because the browser has ended it. */
  #feel() {
    if (!this.#isLoaded) return;
    if (this.#silences === MOST_SILENCES) return this.#end({ kind: "died" });
    this.#silences += 1;
    this.#faults.port1.postMessage(null);
  }

  /** Handles a message from the frame: null as an answer, or an uncaught error. */
  #fail(fault: { text: string; line: number } | null) {
    this.#silences = 0;
    // Errors outside the start and calls are ignored.
    if (fault && this.#request?.id === 0)
      this.#request.settle(this.#raised(fault.text, fault.line));
  }

  #raised(text: string, line: unknown): ProgramReply {
    const inProgram = Number.isInteger(line) ? Number(line) - this.#linesBefore : 0;
    return { kind: "raised", text: text.slice(0, 500), line: Math.max(inProgram, 0) };
  }

  #end(reply: ProgramReply) {
    this.#open = false;
    this.#answers.port1.close();
    this.#faults.port1.close();
    this.#frame.remove();
    this.#request?.settle(reply);
  }
}

/** Writes the program, with code that passes its functions to the harness. @throws StartFault */
async function textOf({ language, source, functions }: Program) {
  if (language === "python") return [`${HANDLE}.source = ${JSON.stringify(source)};`];
  const { asScript } = await import("./javascript.ts");
  const hand = functions.map(
    ({ name }) => `if (typeof ${name} === "function") ${HANDLE}.functions["${name}"] = ${name};`,
  );
  return [asScript(source), ...hand];
}

function read(data: unknown, longest: number): Record<string, unknown> | null {
  if (typeof data !== "string" || data.length > longest) return null;
  try {
    const said = JSON.parse(data);
    return typeof said === "object" ? said : null;
  } catch {
    return null;
  }
}

function callsIn(calls: unknown): [string, number][] {
  if (!Array.isArray(calls)) return [];
  return calls.filter(
    (call) => Array.isArray(call) && typeof call[0] === "string" && Number.isSafeInteger(call[1]),
  );
}
