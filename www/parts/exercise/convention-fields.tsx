/** How alpha-beta decides, as three choices between two. */
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { CHOICES, readConvention } from "../search/convention-words.ts";

export function ConventionFields({
  convention,
  choose,
}: {
  convention: string;
  choose: (convention: string) => void;
}) {
  const { say } = useWords();
  const chosen = convention.split(" ");
  return CHOICES.map(([word, label, without, by]) => (
    <SelectField
      key={word}
      label={say(label)}
      choices={[
        ["", say(without)],
        [word, say(by)],
      ]}
      value={chosen.includes(word) ? word : ""}
      choose={(value) => {
        const others = chosen.filter((one) => one !== "" && one !== word);
        choose(readConvention([...others, value].join(" ").trim()) ?? "");
      }}
    />
  ));
}
