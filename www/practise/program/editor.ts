/** The program's text, its language, and programs to start from. */
import { labelled, make, select } from "../../base/elements.ts";
import { atRoot } from "../../base/root.ts";
import { say } from "../../messages/index.ts";
import { PROGRAM_LANGUAGES } from "../../parts/exercise/exercise.ts";
import { programLanguageOf } from "./functions.ts";
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";

const COURSE = [
  ...["player(board)", "actions(board)", "result(board, action)", "winner(board)"],
  ...["terminal(board)", "utility(board)", "minimax(board)"],
];

const EXAMPLES: Record<
  "skeleton" | "course" | "learn",
  Record<ProgramLanguage, () => Promise<string>>
> = {
  skeleton: {
    javascript: async () => `// ${say("paste-skeleton-board")}
// ${say("paste-skeleton-move")}
function bestMove(board) {
  return board.indexOf(".");
}
`,
    python: async () => `# ${say("paste-skeleton-board")}
# ${say("paste-skeleton-move")}
def best_move(board):
    return board.index(".")
`,
  },
  // The functions that a large course names: each gets its board as three lists.
  course: {
    javascript: async () => `const EMPTY = null;
${COURSE.map((call) => `\nfunction ${call} {\n  throw new Error("${call}");\n}\n`).join("")}`,
    python: async () => `X = "X"
O = "O"
EMPTY = None
${COURSE.map((call) => `\n\ndef ${call}:\n    raise NotImplementedError("${call}")\n`).join("")}`,
  },
  learn: {
    javascript: async () => `${await learnProgram("minimax.mjs")}
function bestMove(board) {
  return new Search().bestMove(board).cell;
}
`,
    python: async () => `${await learnProgram("minimax.py")}

def best_move(board):
    return Search().best_move(board)[0]
`,
  },
};

async function learnProgram(file: string) {
  const response = await fetch(atRoot(`learn/programs/${file}`));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

export function programEditor(
  { language: first, code }: { language: ProgramLanguage; code: string },
  changed: (change: { language: ProgramLanguage; code: string }) => void,
) {
  const text = make("textarea", {
    class: "program-text",
    dir: "ltr",
    rows: 12,
    wrap: "off",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    translate: "no",
    oninput: () => {
      example.value = "own";
      if (!isChosen) language.value = programLanguageOf(text.value) ?? language.value;
      tell();
    },
  });
  text.value = code;
  const language = select(
    PROGRAM_LANGUAGES.map((name) => [name, say(`paste-${name}`)]),
    first,
    () => {
      isChosen = true;
      return isOwn() ? tell() : fill();
    },
  );
  let isChosen = false;
  const example = select(
    [
      ["own", say("paste-example-own")],
      ["skeleton", say("paste-example-skeleton")],
      ["course", say("paste-example-course", { course: "CS50" })],
      ["learn", say("paste-example-learn")],
    ],
    "own",
    () => isOwn() || fill(),
  );
  const isOwn = () => example.value === "own";
  const value = () => ({ language: language.value, code: text.value });
  const tell = () => changed(value());

  async function fill() {
    const name = example.value;
    if (name === "own") return;
    const { language } = value();
    // Without a connection the text stays as it is.
    const program = await EXAMPLES[name][language]().catch(() => null);
    if (program === null) return void (example.value = "own");
    if (example.value !== name || value().language !== language) return;
    text.value = program;
    tell();
  }

  if (code === "") {
    example.value = "skeleton";
    fill();
  }
  return {
    element: make(
      "div",
      { class: "program-editor stack" },
      make(
        "div",
        { class: "in-row" },
        labelled(say("paste-language"), language),
        labelled(say("paste-example"), example),
      ),
      labelled(say("paste-editor"), text),
    ),
    value,
  };
}
