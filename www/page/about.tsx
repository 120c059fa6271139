/** How accessible the site is. */
import type { Speech } from "../messages/catalogue.ts";

const TESTED = ["axe", "keyboard", "told", "size", "colour", "motion"] as const;
const MISSING = ["reader", "safari", "map", "people"] as const;

export function About({ say }: Speech) {
  const list = (names: readonly MessageEnd<"about-accessibility-">[]) => (
    <ul>
      {names.map((name) => (
        <li key={name}>{say(`about-accessibility-${name}`)}</li>
      ))}
    </ul>
  );
  return (
    <>
      <p>{say("about-accessibility-aim")}</p>
      <h3>{say("about-accessibility-tested")}</h3>
      {list(TESTED)}
      <h3>{say("about-accessibility-missing")}</h3>
      {list(MISSING)}
    </>
  );
}
