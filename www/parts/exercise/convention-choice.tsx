import { BareSelect } from "../../ui/bare-select.tsx";
import { useWords } from "../../ui/words.tsx";
import { CHOICES, readConvention } from "../search/convention-words.ts";

/** How alpha-beta decides: three choices between two. */
export function ConventionChoice({
  convention,
  choose,
}: {
  convention: string;
  choose: (convention: string) => void;
}) {
  const { say, markup } = useWords();
  const chosen = convention.split(" ");
  const change = (word: string, value: string) => {
    const words = [...chosen.filter((each) => each !== word), value];
    choose(readConvention(words.join(" ")) ?? "");
  };
  return (
    <div class="conventions" role="group" {...markup("conventions-label").attributes}>
      {CHOICES.map(([word, label, without, by]) => (
        <BareSelect
          key={word}
          label={say(label)}
          choices={[
            ["", say(without)],
            [word, say(by)],
          ]}
          value={chosen.includes(word) ? word : ""}
          choose={(value) => change(word, value)}
        />
      ))}
    </div>
  );
}
