/** Two fields: alpha and beta at the root of a tree. */
import { latin } from "../../base/typed-text.ts";
import { say } from "../../messages/index.ts";

type RootWindowProps = { window: string; choose: (window: string) => void };

/** @param choose Receives the typed text in the form of links, even if it is not a window. */
export function RootWindow({ window, choose }: RootWindowProps) {
  const bounds = window.split(",");
  return (
    <fieldset class="bare in-row wraps">
      <legend>{say("tree-window-legend")}</legend>
      {["α", "β"].map((name, at) => (
        <label key={name} class="choice in-row">
          {name}
          <input
            type="text"
            dir="ltr"
            size={5}
            autoComplete="off"
            placeholder={at === 0 ? "−∞" : "∞"}
            value={bounds[at]}
            onInput={({ currentTarget: { value } }) =>
              choose(bounds.with(at, latin(value.replaceAll(",", "."))).join())
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
