/** The program's text, its language, and programs to start from. */
import { useEffect, useState } from "preact/hooks";
import { atRoot } from "../../base/root.ts";
import { PROGRAM_LANGUAGES } from "../../parts/exercise/exercise.ts";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { CodeField } from "./code-field.tsx";
import { programLanguageOf } from "./functions.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";

export interface Written {
  language: ProgramLanguage;
  code: string;
}

const COURSE = [
  ...["player(board)", "actions(board)", "result(board, action)", "winner(board)"],
  ...["terminal(board)", "utility(board)", "minimax(board)"],
];

type Example = (words: Speech) => Record<ProgramLanguage, () => string | Promise<string>>;

const EXAMPLES = {
  skeleton: ({ say }) => {
    const notes = [say("paste-skeleton-board"), say("paste-skeleton-move")];
    const noted = (mark: string) => notes.map((note) => `${mark} ${note}\n`).join("");
    return {
      javascript: () =>
        `${noted("//")}function bestMove(board) {\n  return board.indexOf(".");\n}\n`,
      python: () => `${noted("#")}def best_move(board):\n    return board.index(".")\n`,
    };
  },
  // The functions that a large course names: each gets its board as three lists.
  course: () => ({
    javascript: () =>
      `const EMPTY = null;\n${COURSE.map((call) => `\nfunction ${call} {\n  throw new Error("${call}");\n}\n`).join("")}`,
    python: () =>
      `X = "X"\nO = "O"\nEMPTY = None\n${COURSE.map((call) => `\n\ndef ${call}:\n    raise NotImplementedError("${call}")\n`).join("")}`,
  }),
  learn: () => ({
    javascript: async () =>
      `${await learnProgram("minimax.mjs")}\nfunction bestMove(board) {\n  return new Search().bestMove(board).cell;\n}\n`,
    python: async () =>
      `${await learnProgram("minimax.py")}\n\ndef best_move(board):\n    return Search().best_move(board)[0]\n`,
  }),
} satisfies Record<string, Example>;

async function learnProgram(file: string) {
  const response = await fetch(atRoot(`learn/programs/${file}`));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

export function Editor({
  written: { language, code },
  changed,
}: {
  written: Written;
  changed: (written: Written) => void;
}) {
  const words = useWords();
  const { say } = words;
  const [example, setExample] = useState<keyof typeof EXAMPLES | "own">(
    code === "" ? "skeleton" : "own",
  );
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (example === "own") return;
    let isOver = false;
    const program = Promise.resolve(EXAMPLES[example](words)[language]());
    program.then(
      (code) => isOver || changed({ language, code }),
      // Without a connection the text stays as it is.
      () => isOver || setExample("own"),
    );
    return () => void (isOver = true);
  }, [example, language]);

  return (
    <div class="program-editor stack">
      <div class="in-row">
        <SelectField
          label={say("paste-language")}
          choices={PROGRAM_LANGUAGES.map((name) => [name, say(`paste-${name}`)] as const)}
          value={language}
          choose={(language) => {
            setChosen(true);
            changed({ language, code });
          }}
        />
        <SelectField
          label={say("paste-example")}
          choices={[
            ["own", say("paste-example-own")],
            ["skeleton", say("paste-example-skeleton")],
            ["course", say("paste-example-course", { course: "CS50" })],
            ["learn", say("paste-example-learn")],
          ]}
          value={example}
          choose={setExample}
        />
      </div>
      <CodeField
        label={say("paste-editor")}
        class="program-text"
        rows={12}
        wrap="off"
        autoCapitalize="off"
        translate={false}
        value={code}
        changed={(code) => {
          setExample("own");
          changed({ language: (!isChosen && programLanguageOf(code)) || language, code });
        }}
      />
    </div>
  );
}
