/** A visitor's pasted program is checked, and cannot leave its sandbox. */
import { chromium } from "@playwright/test";
import { headlessOptions } from "../../scripts/browsers.mjs";
import { expect, say, speech, sharedTest, test } from "./game.js";
import { opened, openPlace, overflow } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { TEST } from "../patience.js";
import { EMPTY, right } from "../pasted-program.js";

/** @import { Page } from "@playwright/test" */
/** @import { MessageValues } from "../../www/messages/catalogue.ts" */

/** @param {Page} page @param {string} code @param {Record<string, string>} [names] */
async function paste(page, code, names = {}) {
  const link = new URLSearchParams({ mode: "program", way: "paste", code, ...names });
  await page.goto(`practise/#${link}`);
  await opened(page, "practise");
  await expect(page.locator(".program-text")).toHaveValue(code);
}

/** @param {Page} page */
const check = (page) => page.getByRole("button", { name: say("check"), exact: true });
/** @param {Page} page */
const status = (page) => page.locator(".panel > .reason");
/** @param {Page} page @param {string} text */
const told = (page, text) => expect(page.locator(".panel")).toContainText(text);

/** @param {string} why @param {MessageValues} [values] */
const noForm = (why, values) => say("paste-no-form-why", { why: say(`paste-why-${why}`, values) });

/** The words about a single position. @param {string} why @param {MessageValues} [values] */
const ended = (why, values) =>
  say("paste-ended", { count: 1, why: say(`paste-why-${why}`, values) });

const ALL = say("paste-asked", { asked: 4520, positions: 4520 });

sharedTest(
  "a link does not run any program, and a check of the first program on the page can be stopped and resumed",
  async ({ page }) => {
    await page.goto("practise/#mode=program&way=paste");
    const text = page.locator(".program-text");
    await expect(text).toHaveValue(/function bestMove\(board\)/);
    await expect(page.locator("iframe")).toHaveCount(0);
    const done = () => page.locator(".panel progress").evaluate((bar) => Reflect.get(bar, "value"));
    await check(page).click();
    await expect(status(page)).toHaveText(/of 4,520/);
    await expect.poll(done).toBeGreaterThan(0);
    await page.getByRole("button", { name: say("stop"), exact: true }).click();
    await expect(page.getByRole("button", { name: say("resume"), exact: true })).toBeFocused();
    await expect(status(page)).toHaveText(/^Stopped after/);
    const before = await done();
    await page.keyboard.press("Enter");
    await expect.poll(done).toBeGreaterThan(before);
    await told(page, 'bestMove("O.XXX.OO.") → 5');
    // After a change, the program is the visitor's own, and is in the link.
    const wrong = (await text.inputValue()).replace(', "048", "246"', "");
    await text.fill(wrong);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.reload();
    await expect(text).toHaveValue(wrong);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.goto("practise/#mode=program&way=paste&language=python");
    await expect(text).toHaveValue(/def best_move\(board\)/);
  },
);

test("a program cannot make code or reach the page, storage or the network", async ({ page }) => {
  const flood = `for (let n = 0; n < 1000; n++) console.log("x".repeat(1000));
    if (!globalThis.done) {
      globalThis.done = true;
      for (let n = 0; n < 1000; n++) setTimeout(() => { throw new Error("flood"); });
      for (let n = 0; n < 1000; n++) Promise.reject(new Error("flood"));
    }`;
  /** @type {string[]} */
  const heard = [];
  page.on("console", (message) => {
    if (!message.text().startsWith("Service Worker")) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  const hostile = `
const tried = {};
const attempt = (name, does) => { try { does(); tried[name] = "done"; } catch { tried[name] = "refused"; } };
attempt("parent", () => parent.document);
attempt("top", () => top.location.assign("about:blank"));
attempt("window", () => window.document);
attempt("localStorage", () => localStorage.clear());
attempt("indexedDB", () => indexedDB.open("x"));
attempt("caches", () => caches.keys().then);
attempt("fetch", () => fetch("/"));
attempt("XMLHttpRequest", () => new XMLHttpRequest());
attempt("WebSocket", () => new WebSocket("ws://localhost"));
attempt("importScripts", () => importScripts("/sw.js"));
attempt("Worker", () => new Worker("/sw.js"));
attempt("postMessage", () => postMessage(JSON.stringify({ id: 1, answer: 4 })));
attempt("BroadcastChannel", () => new BroadcastChannel("x"));
attempt("eval", () => eval("1"));
attempt("Function", () => new Function("return 1")());
attempt("origin", () => { if (origin === "null") throw new Error(); });
const done = Object.keys(tried).filter((name) => tried[name] === "done");
function bestMove(board) { throw new Error("done: " + done.join(" ")); }`;
  /** @type {string[]} */
  const asked = [];
  await paste(page, hostile);
  page.on("request", (request) => asked.push(request.url()));
  await check(page).click();
  await expect(status(page)).toHaveText(noForm("raised", { text: "Error: done: " }));
  const others = asked.filter((url) => !/\/assets\//.test(url) && !url.startsWith("data:"));
  expect(others).toEqual([]);

  const importing = `async function bestMove(board) {
    for (const address of ["/sw.js", "data:text/javascript,1", location.href]) {
      try { await import(address); return 4; } catch {}
    }
    throw new Error("all refused");
  }`;
  await paste(page, importing);
  await check(page).click();
  await expect(status(page)).toHaveText(noForm("raised", { text: "Error: all refused" }));

  // The harness keeps the functions that it calls, but a program can still send false messages.
  const forged = `Object.prototype.toJSON = function () { return { id: 77, answer: 4 }; };
function bestMove(board) { return 4; }`;
  await paste(page, forged);
  await check(page).click();
  await expect(status(page)).toHaveText(
    say("paste-no-start", { text: say("paste-why-foreign"), line: 0 }),
  );
  const stolen = `let port;
const { postMessage, addEventListener } = MessagePort.prototype;
MessagePort.prototype.postMessage = function () { port = this; };
addEventListener("message", (event) => { port = event.ports[0]; });
Reflect.apply = () => 5;
JSON.stringify = () => '{"id":1,"answer":5}';
function bestMove(board) { throw new Error(port ? "stolen" : "none"); }`;
  await paste(page, stolen);
  await check(page).click();
  await expect(status(page)).toHaveText(noForm("raised", { text: "Error: none" }));

  // The page ignores a flood of prints, errors and messages.
  await paste(page, right(flood));
  await check(page).click();
  await expect(status(page)).toHaveText(ALL);
  await told(page, say("verdict-right", { positions: 4520, sign: "none" }));
  expect(heard).toEqual([]);
});

sharedTest("a flood of messages from a program does not block the page", async ({ page }) => {
  // The policy refuses each of these imports. If it reported them to the page, the page would stand
  // still.
  const floods = [
    `import("data:text/javascript,1")`,
    `import/* one */ // two\n("https://example.invalid/")`,
    `{
      try { eval("1"); } catch {}
      try { setTimeout("1"); } catch {}
      Promise.reject(new Error("flood"));
      setTimeout(() => { throw new Error("flood"); });
      new MessageChannel().port1.postMessage("flood");
      dispatchEvent(new ErrorEvent("error"));
      URL.createObjectURL(new Blob(["flood"]));
    }`,
  ];
  await paste(page, "function bestMove() {}", { limit: "1" });
  for (const flood of floods) {
    await page.locator(".program-text").fill(`function bestMove(board) { for (;;) ${flood} }`);
    await check(page).click();
    await expect(status(page), flood).toHaveText(say("paste-looking"));
    // The page answers clicks while the program runs.
    await page.getByRole("button", { name: say("stop"), exact: true }).click();
    await expect(check(page), flood).toBeFocused();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  await check(page).click();
  await expect(status(page)).toHaveText(noForm("hung", { seconds: 1 }));
  await expect(page.locator("iframe")).toHaveCount(0);
});

sharedTest(
  "visitors can type and check a program on a phone by keyboard alone, in every language",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const language of LANGUAGES) {
      const { say } = speech(language);
      await openPlace(page, "practise", "#mode=program&way=paste", language);
      const text = page.locator(".program-text");
      await expect(text).not.toHaveValue("");
      await text.focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("const bestMove = (board) => board.indexOf('.');");
      await page.keyboard.press("Tab");
      const start = page.getByRole("button", { name: say("check"), exact: true });
      await expect(start).toBeFocused();
      await page.keyboard.press("Enter");
      const yes = page.getByRole("button", { name: say("paste-ask-yes"), exact: true });
      await expect(yes).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(status(page)).toHaveText(say("paste-asked", { asked: 4520, positions: 4520 }));
      await told(page, say("verdict-wrong", { positions: 4520, wrong: 1869 }));
      // The program does not search. So the page does not say that it has a bug, but that programs
      // with one play the same moves.
      await told(page, say("verdict-always", { order: "rows-backwards" }));
      await expect(page.locator(".panel")).not.toContainText(say("verdict-bugs"));
      await expect(start).toBeFocused();
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    }
  },
);

test("the browser ends a program that takes all memory, and the page asks about the remaining positions", async ({
  baseURL,
}) => {
  test.slow();
  // Browsers with windows keep the frame in a process of its own. This browser has to be told to.
  const { executablePath, args } = headlessOptions();
  const flags = ["--site-per-process", "--js-flags=--max-old-space-size=200"];
  const browser = await chromium.launch({ executablePath, args: [...args, ...flags] });
  try {
    const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
    // Playwright treats a frame that has ended as the end of the page. A browser does not.
    const session = await page.context().newCDPSession(page);
    /** @type {string[]} */
    const crashes = [];
    const text = right(`if (${EMPTY}) take();`);
    session.on("Inspector.targetCrashed", () => crashes.push("page"));
    const take = "function take() { for (const all = []; ; ) all.push(new Array(1e6).fill(0.5)); }";
    await paste(page, `${text}\n${take}`);
    await check(page).click();
    const said = async () => {
      const expression = `document.querySelector(".panel").textContent`;
      return (await session.send("Runtime.evaluate", { expression })).result.value;
    };
    await expect.poll(said, PATIENCE).toContain(ended("died"));
    expect(await said()).toContain(ALL);
    expect(crashes).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** A program in Python with the usual names of a well-known course. */
const COURSE = `
import math
X, O, EMPTY = "X", "O", None

def player(board):
    stones = [cell for row in board for cell in row if cell is not EMPTY]
    return X if len(stones) % 2 == 0 else O

def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]

def result(board, action):
    copy = [row[:] for row in board]
    copy[action[0]][action[1]] = player(board)
    return copy

def winner(board):
    lines = board + [list(column) for column in zip(*board)]
    lines += [[board[n][n] for n in range(3)], [board[n][2 - n] for n in range(3)]]
    for line in lines:
        if line[0] is not EMPTY and line.count(line[0]) == 3:
            return line[0]

known = {}

def worth(board):
    key = str(board)
    if key not in known:
        won = winner(board)
        if won is not None or not actions(board):
            known[key] = {X: 1, O: -1, None: 0}[won]
        else:
            values = [worth(result(board, action)) for action in actions(board)]
            known[key] = max(values) if player(board) == X else min(values)
    return known[key]

def minimax(board):
    pick = max if player(board) == X else min
    return pick(actions(board), key=lambda action: worth(result(board, action)))
`;

/** The same: it asks for a name and ends before its functions, and its last one is async. */
const ASYNC = `# Minimax function
input("Your name? ")
${COURSE.replace("def minimax", "async def chosen")}
async def minimax(board):
    """The function def other(board): is in a text."""
    return await chosen(board)
`;

/** A program in Python that takes back no stone on its own copy of the board. */
const UNCLEARED = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won(b, p):
    return any(all(b[i] == p for i in line) for line in LINES)

def other(p):
    return "O" if p == "X" else "X"

def search(b, p):
    if won(b, other(p)):
        return -1
    if "." not in b:
        return 0
    best = -2
    for i in range(9):
        if b[i] == ".":
            b[i] = p
            best = max(best, -search(b, other(p)))
    return best

def best_move(board):
    b = list(board)
    p = "X" if b.count("X") == b.count("O") else "O"
    best, move = -2, None
    for i in range(9):
        if b[i] == ".":
            b[i] = p
            value = -search(b, other(p))
            if value > best:
                best, move = value, i
    return move
`;

/** Loads Python if necessary, and checks. @param {Page} page */
const checkPython = (page) => page.locator(".program-form .primary").click();

/** On a busy machine Python takes many seconds to start. */
const PATIENCE = { timeout: TEST };

/** Programs in Python that do not start, and the words about them. */
const UNSTARTED = /** @type {const} */ ([
  ["def best_move(board:\n    pass", "SyntaxError: '(' was never closed (line 1)"],
  // The error's message has several lines.
  [
    "import numpy\ndef best_move(board): return 4",
    `ModuleNotFoundError: No module named 'numpy' (line 1). ${say("paste-no-start-hint", { what: "ModuleNotFoundError", language: "python" })}`,
  ],
  [
    "import sys\nif True:\n    sys.exit()\n    def best_move(board): return 4",
    say("paste-no-start-ended", { line: 3 }),
  ],
]);

/** Tries every way out of the sandbox, and does not start if one of them works. */
function hostilePython() {
  const attempts = [
    ..."fetch parent top document localStorage indexedDB caches XMLHttpRequest WebSocket".split(
      " ",
    ),
    ..."importScripts Worker BroadcastChannel postMessage eval Function self".split(" "),
  ].map((name) => `js_attempt("${name}")`);
  // It has only one function of its own, because others would be tried as well.
  return `
import js
done = []

class Reach:
    def __init__(self):
        def attempt(name, does):
            try:
                does()
                done.append(name)
            except BaseException:
                pass

        def js_attempt(name):
            attempt(name, lambda: getattr(js, name))

        def run(code):
            from pyodide.code import run_js
            return run_js(code)

        def load(address):
            import urllib.request
            return urllib.request.urlopen(address)

        def open_url(address):
            from pyodide.http import open_url
            return open_url(address)

        def connect():
            import socket
            socket.create_connection(("localhost", 80), 1)

        def construct():
            import pyodide_js
            return pyodide_js.loadPackage.constructor("return 1")()

        def start():
            import subprocess
            subprocess.run(["ls"])

        def reach():
            ${attempts.join("\n            ")}
            attempt("run_js", lambda: run("1"))
            attempt("urllib", lambda: load("http://localhost/"))
            attempt("open_url", lambda: open_url("/"))
            attempt("socket", connect)
            attempt("constructor", construct)
            attempt("subprocess", start)
        reach()

Reach()
if done:
    raise RuntimeError("done: " + " ".join(done))
`;
}

/** Programs in Python that break in one position each. @type {Record<string, string[]>} */
const ODD = {
  // An error.
  raised: [
    "1 / 0",
    "minimax(board)",
    "exit(3)",
    "'x' * 10000",
    "[0] * 10**12",
    "[held.append(bytearray(10**9)) for held in [[]] for _ in iter(int, 1)]",
    "next(iter(()))",
    "(_ for _ in ()).throw(KeyboardInterrupt)",
    "__import__('js').fetch('/')",
    "__import__('no_such_module')",
  ],
  // No answer.
  missing: ["None", "board.clear()", "print('flood' * 1000000)"],
  // An answer that is not a legal move.
  illegal: [
    "(9, 9)",
    "(-1, 0)",
    "(0.5, 0)",
    "float('nan')",
    "'nowhere'",
    "object()",
    "[board.append(board), board][1]",
    "[print('flood') for _ in range(100000)]",
  ],
};

test("Python programs start, get their faults reported, and cannot reach anything outside", async ({
  page,
}) => {
  test.slow();
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  let frames = 0;
  page.on("frameattached", () => (frames += 1));
  const text = page.locator(".program-text");

  await test.step("Python loads after a button that states its size, and an async function is called to its end, even after the end of the program", async () => {
    await paste(page, ASYNC, { language: "python" });
    const load = page.getByRole("button", { name: say("paste-load-python", { megabytes: 5.5 }) });
    await expect(load).toBeVisible();
    expect(asked.filter((url) => url.includes("python"))).toEqual([]);
    await load.click();
    await expect(status(page)).toHaveText(ALL, PATIENCE);
    await told(page, say("verdict-right", { positions: 4520, sign: "none" }));
    await told(page, 'minimax([["O", None, "X"], ["X", "X", None], ["O", "O", None]]) → [1, 2]');
    // Earlier calls did not fit, and the last position starts the program again.
    expect(frames).toBe(1);
    const names = page.getByLabel(say("paste-form-name")).locator("option");
    const helpers = ["chosen", "player", "actions", "result", "winner", "worth"];
    await expect(names).toHaveText(["minimax", ...helpers]);
  });

  await test.step("a program that takes back no stone on its own copy is told so, and no bug of whole searches is named", async () => {
    await text.fill(UNCLEARED);
    const how = say("paste-how", { name: "best_move(board)" });
    await expect(page.locator(".program-form")).toContainText(how);
    await checkPython(page);
    await page.getByRole("button", { name: say("paste-ask-yes") }).click(PATIENCE);
    await expect(status(page)).toHaveText(ALL, PATIENCE);
    await told(page, say("paste-calls", { name: "search", calls: 9 }));
    await told(page, say("verdict-left", { left: 0 }));
    await expect(page.locator(".program-result li a")).toHaveCount(0);
  });

  await test.step("the page reports the line at which a program fails to start", async () => {
    for (const [code, words] of UNSTARTED) {
      await text.fill(code);
      await checkPython(page);
      await expect(status(page), code).toContainText(words, PATIENCE);
      await expect(page.locator("iframe")).toHaveCount(0);
    }
  });

  await test.step("the page reports an error with its line, and random numbers differ at each start", async () => {
    await text.fill("import random\nraise ValueError(random.random())");
    /** @type {Set<string | null>} */
    const said = new Set();
    for (const press of [1, 2]) {
      await checkPython(page);
      await expect(status(page)).toContainText(/ValueError: 0\.\d+ \(line 2\)/, PATIENCE);
      await expect(page.locator("iframe")).toHaveCount(0);
      said.add(await status(page).textContent());
      expect(said.size).toBe(press);
    }
  });

  await test.step("twenty-one faults in one position each are told apart, in a program that cannot reach the page, storage or the network", async () => {
    const all = Object.values(ODD).flat();
    expect(all.length).toBe(21);
    // X in a corner, O anywhere, then X elsewhere.
    const boards = [
      ...Array.from("12345678", (o) => ["X", ...".".repeat(8)].with(Number(o), "O").join("")),
      ...Array.from("01235678", (o) => [..."....X...."].with(Number(o), "O").join("")),
      ...Array.from("01234", (x) => [..."........."].with(Number(x), "X").join("")),
    ];
    const faults = all.map((odd, at) => {
      return `  "${boards[at]}": lambda board: ${odd},`;
    });
    const program = `${hostilePython()}
${COURSE}
right = minimax

def minimax(board):
    key = "".join(cell or "." for row in board for cell in row)
    if key in FAULTS:
        return FAULTS[key](board)
    answer = right(board)
    # A board that it changes is its own.
    board[0][0] = "X"
    board.clear()
    return answer

FAULTS = {
${faults.join("\n")}
}
`;
    await text.fill(program);
    const before = asked.length;
    await checkPython(page);
    await expect(status(page)).toHaveText(ALL, PATIENCE);
    const others = asked
      .slice(before)
      .filter((url) => !/\/assets\/|\/sandbox\//.test(url) && !url.startsWith("data:"));
    expect(others).toEqual([]);
    const { raised, missing, illegal } = ODD;
    const words = say("paste-raised", { count: raised.length, text: "¦" }).split("¦")[0].trim();
    await told(page, words);
    await told(page, say("verdict-missing", { missing: raised.length + missing.length }));
    await told(page, say("verdict-illegal", { illegal: illegal.length }));
  });

  const { origin } = new URL(page.url());
  const others = asked.filter((url) => new URL(url).origin !== origin && !url.startsWith("data:"));
  expect(others).toEqual([]);
});
