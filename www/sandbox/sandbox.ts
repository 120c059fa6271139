/**
 * Runs a visitor's program where it can reach nothing: in a worker, in a frame that has an origin and a policy of its
 * own. It is asked by one call after the other, each with a limit of time. Whatever goes wrong, the frame is taken away,
 * and the worker with it.
 */
import { FRAME } from "./frame.ts";
import { harness } from "./harness.ts";

/** A program, and what is read of it: the functions that may be called or counted, and its literals, but those in comments. */
export interface Program {
  language: ProgramLanguage;
  source: string;
  functions: readonly ProgramFunction[];
  literals: ReadonlySet<unknown>;
}

/** A function that can be called by its name alone. */
export interface ProgramFunction {
  name: string;
  /** The positional ones. One that is taken apart has no name; the preset is its text, or empty. */
  parameters: readonly { name: string; preset: string }[];
  line: number;
}

export type ProgramLanguage = "javascript" | "python";

/** The parts of a worker. */
export interface Runtime {
  /** Stands between the harness and the program. */
  script: readonly string[];
  /** The worker reads them when it begins. */
  files: Record<string, Uint8Array>;
  /** Keeps what a language remembers of its first start, for the next one. */
  keep?: (memory: Uint8Array) => void;
}

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

/** The one global name that the harness adds. */
export const HANDLE = "__cutoff_sandbox";

/** Milliseconds between two looks at the frame, and how many in a row it may leave unanswered. */
const PULSE = 1_000;
const SILENCES = 8;

/** The most characters of the first message, in which Python lists the functions, and of any other. */
const LONGEST = { first: 100_000, other: 4_000 };

/**
 * Why a program could not be begun: `deep` is nested too deeply to be read, `ended` has ended by itself before it
 * defined a function.
 */
type StartKind = "failed" | "deep" | "ended" | "hung" | "foreign" | "died" | "closed";

export class StartFault extends Error {
  kind: StartKind;
  line: number;

  /** The line is 0 if it is not known. */
  constructor(kind: StartKind, text: string, line = 0) {
    super(text);
    this.name = "StartFault";
    this.kind = kind;
    this.line = line;
  }
}

const JAVASCRIPT: Runtime = { script: [], files: {} };

/** Begins a program within `limit` milliseconds. Rejects with a `StartFault`. */
export async function openSandbox(
  program: Program,
  { runtime, limit, signal }: { runtime?: Runtime; limit: number; signal?: AbortSignal },
): Promise<Sandbox> {
  const sandbox = new Sandbox(program.language, await textOf(program), runtime ?? JAVASCRIPT);
  const close = () => sandbox.close();
  signal?.addEventListener("abort", close);
  if (signal?.aborted) close();
  const reply = await sandbox.begun(limit);
  if (reply.kind === "answer") {
    sandbox.said = reply.value;
    return sandbox;
  }
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
  /** Takes what the next start can begin with: it comes before the program has begun. */
  #keep: Runtime["keep"];
  #calls = 0;
  #open = true;
  #isLoaded = false;
  #silences = 0;
  #asked: { id: number; settle: (reply: ProgramReply) => void } | null = null;
  /** The program's first message. */
  said: unknown = null;

  constructor(
    language: ProgramLanguage,
    text: readonly string[],
    { script, files, keep }: Runtime,
  ) {
    this.#keep = files.memory ? undefined : keep;
    this.#beginsAgain = language === "python";
    const before = [`(${harness})(${JSON.stringify(HANDLE)});`, ...script];
    const whole = [...before, ...text].map((part) => `${part}\n`);
    // Python says the lines of the program itself.
    if (language === "javascript") this.#linesBefore = before.join("\n").split("\n").length;
    this.#frame = document.createElement("iframe");
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.src = `data:text/html,${encodeURIComponent(FRAME)}`;
    this.#frame.title = "Sandbox";
    this.#frame.hidden = true;
    this.#frame.addEventListener(
      "load",
      () => {
        this.#isLoaded = true;
        const ports = [this.#answers.port2, this.#faults.port2];
        // Its origin has no name. Only our own page is ever in it: nothing there can lead it elsewhere.
        this.#frame.contentWindow?.postMessage({ script: whole, files }, "*", ports);
      },
      { once: true },
    );
    this.#answers.port1.onmessage = ({ data }) => this.#hear(data);
    this.#faults.port1.onmessage = ({ data }) => this.#fail(data);
    document.body.append(this.#frame);
  }

  begun(limit: number) {
    return this.#wait(0, limit);
  }

  /** Calls a function of the program. `limit` is in milliseconds, `count` names the functions whose calls are counted. */
  ask(
    name: string,
    args: unknown[],
    { limit, count = [] }: { limit: number; count?: readonly string[] },
  ): Promise<ProgramReply> {
    const id = (this.#calls += 1);
    const reply = this.#wait(id, limit);
    this.#answers.port1.postMessage(JSON.stringify({ id, name, args, count }));
    return reply;
  }

  /** Begins the program anew in this sandbox, as Python takes seconds to start. False if it has not begun. */
  async again(limit: number): Promise<boolean> {
    if (!this.#beginsAgain) return false;
    const id = (this.#calls += 1);
    const reply = this.#wait(id, limit);
    this.#answers.port1.postMessage(JSON.stringify({ id, again: true }));
    return (await reply).kind === "answer";
  }

  close() {
    this.#end({ kind: "closed" });
  }

  #wait(id: number, limit: number): Promise<ProgramReply> {
    if (!this.#open) return Promise.resolve({ kind: "closed" });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end({ kind: "hung" }), limit);
      const pulse = setInterval(() => this.#feel(), PULSE);
      const settle = (reply: ProgramReply) => {
        clearTimeout(timer);
        clearInterval(pulse);
        this.#asked = null;
        resolve(reply);
      };
      this.#asked = { id, settle };
    });
  }

  /** A message of the worker: a program may have forged it. */
  #hear(data: unknown) {
    if (data instanceof Uint8Array && this.#keep && this.#asked?.id === 0) {
      this.#keep(data);
      this.#keep = undefined;
      return;
    }
    const said = read(data, this.#asked?.id === 0 ? LONGEST.first : LONGEST.other);
    if (!said || !this.#asked || (said.id ?? 0) !== this.#asked.id) {
      return this.#end({ kind: "foreign" });
    }
    if (typeof said.fault === "string") {
      this.#asked.settle(this.#raised(said.fault, said.line));
    } else {
      this.#asked.settle({ kind: "answer", value: said.answer, calls: callsIn(said.calls) });
    }
  }

  /** The frame has nothing to do but to answer, so a browser has ended one that is silent, as for its memory. */
  #feel() {
    if (!this.#isLoaded) return;
    if (this.#silences === SILENCES) return this.#end({ kind: "died" });
    this.#silences += 1;
    this.#faults.port1.postMessage(null);
  }

  /** A message of the frame: it is there, or the worker met an error that nobody caught. */
  #fail(fault: { text: string; line: number } | null) {
    this.#silences = 0;
    // What a program does beside its calls is not asked for.
    if (fault && this.#asked?.id === 0) this.#asked.settle(this.#raised(fault.text, fault.line));
  }

  #raised(text: string, line: unknown): ProgramReply {
    const own = Number.isInteger(line) ? Number(line) - this.#linesBefore : 0;
    return { kind: "raised", text: text.slice(0, 500), line: Math.max(own, 0) };
  }

  #end(reply: ProgramReply) {
    this.#open = false;
    this.#answers.port1.close();
    this.#faults.port1.close();
    this.#frame.remove();
    this.#asked?.settle(reply);
  }
}

/** The program, and what hands in its functions. @throws StartFault */
async function textOf({ language, source, functions }: Program) {
  if (language === "python") return [`${HANDLE}.source = ${JSON.stringify(source)};`];
  const { asScript } = await import("./javascript.ts");
  const hand = functions.map(
    ({ name }) => `if (typeof ${name} === "function") ${HANDLE}.functions.${name} = ${name};`,
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
