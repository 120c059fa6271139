/** The line for a name on a printed page. */
import { useWords } from "./words.tsx";

export function NameLine() {
  return (
    <p class="paper-name">
      {useWords().say("sheet-name")}
      <span />
    </p>
  );
}
