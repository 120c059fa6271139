/** The conventions of alpha-beta, as three choices between two options. */
import { say } from "../../messages/index.ts";
import { Select, SelectField } from "../../ui/field.tsx";
import { CONVENTION_FIELDS, readConvention } from "../search/convention.ts";

interface ConventionFieldsProps {
  convention: string;
  isBare?: boolean;
  choose: (convention: string) => void;
}

/** @param isBare True if labels are for screen readers only. */
export function ConventionFields({ convention, isBare = false, choose }: ConventionFieldsProps) {
  const Field = isBare ? Select : SelectField;
  const chosen = convention.split(" ");
  return CONVENTION_FIELDS.map(([option, label, without, by]) => (
    <Field
      key={option}
      label={say(label)}
      choices={[
        ["", say(without)],
        [option, say(by)],
      ]}
      value={chosen.includes(option) ? option : ""}
      choose={(value) => {
        const others = chosen.filter((one) => one !== "" && one !== option);
        choose(readConvention([...others, value].join(" ").trim()) ?? "");
      }}
    />
  ));
}
