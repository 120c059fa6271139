/** The editor of a program and its language. It starts with a small, complete program. */
import { useState } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { SETTINGS } from "../../parts/exercise/exercise.ts";
import { SelectField } from "../../ui/field.tsx";
import { CodeField } from "./code-field.tsx";
import { programLanguageOf } from "./functions.ts";
import javascript from "./example.txt?raw";
import python from "./example.py?raw";
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";

export interface Draft {
  language: ProgramLanguage;
  /** Null while the example is unchanged. */
  code: string | null;
}

const NAMES = { javascript: "JavaScript", python: "Python" };

export function sourceOf({ language, code }: Draft) {
  if (code !== null) return code;
  const [mark, program] = language === "python" ? ["#", python] : ["//", javascript];
  return `${mark} ${say("paste-note-board")}\n${mark} ${say("paste-note-move")}\n${program}`;
}

type EditorProps = { written: Draft; changed: (change: Partial<Draft>) => void };

export function Editor({ written, changed }: EditorProps) {
  const [isChosen, setChosen] = useState(false);
  return (
    <div class="stack">
      <SelectField
        label={say("paste-language")}
        choices={SETTINGS.language.choices.map((name) => [name, NAMES[name]] as const)}
        value={written.language}
        choose={(language) => {
          setChosen(true);
          changed({ language });
        }}
      />
      <CodeField
        label={say("kind-program")}
        class="program-text"
        rows={12}
        wrap="off"
        autoCapitalize="off"
        translate={false}
        value={sourceOf(written)}
        changed={(code) => {
          const seen = isChosen ? null : programLanguageOf(code);
          changed({ code, ...(seen && { language: seen }) });
        }}
      />
    </div>
  );
}
