/** The line for a name on a printed page. */
import { say } from "../messages/index.ts";

export function NameLine() {
  return (
    <p class="paper-name">
      {say("sheet-name")}
      <span />
    </p>
  );
}
