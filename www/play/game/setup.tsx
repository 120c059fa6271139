/**
 * Setting up a position, on the board or as signs: a mode that takes the place of what the searches found. The
 * engine says whether a game can reach the position.
 */
import { part, spoken } from "../../page/parts.ts";
import { useWords } from "../../ui/words.tsx";
import type { Setup } from "../../game/opening.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { PlayProps } from "./play.ts";

export function SetupForm({ state, play }: PlayProps) {
  const words = useWords();
  const { say } = words;
  const { controller, store } = play;
  const { setup, shape } = state;

  async function submit() {
    await controller.playSetup();
    if (!store.state.setup) part("cell-0").focus();
  }
  async function cancel() {
    await controller.look({ tab: "search" });
    part("cell-0").focus();
  }
  return (
    <form
      id="setup"
      class="setup"
      tabIndex={-1}
      aria-label={say("setup-button")}
      hidden={setup === null}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label for="setup-text">{say("setup-text-label")}</label>
      <textarea
        id="setup-text"
        rows={1}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        aria-describedby="setup-fault"
        aria-invalid={setup?.fault != null}
        value={setup?.text}
        onInput={({ currentTarget }) => controller.setupText(currentTarget.value)}
        onKeyDown={(event) => {
          // A board that is pasted can have lines; whoever types one is done with Enter.
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <p id="setup-fault" class={setup?.fault ? "fault" : "explained"} role="status">
        {setup && verdict(words, setup)}
      </p>
      <div class="buttons">
        <button id="setup-play" class="primary" aria-disabled={!setup?.position}>
          {say("setup-play-button")}
        </button>
        <button
          type="button"
          id="setup-swap"
          hidden={!(setup?.fault && setup.swapped)}
          onClick={() => setup?.swapped && controller.setupText(setup.swapped)}
        >
          {say("setup-swap-button")}
        </button>
        <button type="button" id="setup-clear" onClick={() => controller.setupText(shape.start)}>
          {say("clear-button")}
        </button>
        <button type="button" id="setup-cancel" onClick={cancel}>
          {say("setup-cancel-button")}
        </button>
      </div>
      <p id="setup-explained" class="explained">
        {say("setup-explained", { cells: shape.start.length })}
      </p>
    </form>
  );
}

function verdict({ say }: Speech, { fault, position }: Setup) {
  if (fault) return spoken(fault);
  if (!position) return "";
  return position.finished ? say("setup-over") : say("setup-fine", { player: position.player });
}
