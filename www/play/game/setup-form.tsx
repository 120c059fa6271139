/** The form for setting up a position. The engine checks whether play can reach it. */
import { elementOf } from "../../page/roots.ts";
import { sentence } from "../../page/sentence.ts";
import { Button } from "../../page/buttons.tsx";
import { say } from "../../messages/index.ts";
import type { Setup } from "../../game/replay.ts";
import type { PlayProps } from "./play-props.ts";

export function SetupForm({ state: { setup, shape }, play: { controller, store } }: PlayProps) {
  const swapped = setup?.fault && setup.swapped;
  async function leave(act: Promise<void>) {
    await act;
    if (!store.state.setup) elementOf("cell-0").focus();
  }
  const submit = (event: Event) => {
    event.preventDefault();
    leave(controller.playSetup());
  };
  return (
    <form
      id="setup"
      class="play-setup stack tight"
      tabIndex={-1}
      aria-label={say("setup-button")}
      hidden={setup === null}
      onSubmit={submit}
    >
      <label class="label" for="setup-text">
        {say("setup-text-label")}
      </label>
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
          // Only pasted boards have several lines. Enter submits.
          if (event.key === "Enter" && !event.shiftKey && !event.isComposing) submit(event);
        }}
      />
      <p id="setup-fault" class={setup?.fault ? "fault" : "explained"} role="status">
        {setup && verdict(setup)}
      </p>
      <div class="buttons">
        <button id="setup-play" class="primary" aria-disabled={!setup?.position}>
          {say("setup-play")}
        </button>
        {swapped && <Button say="setup-swap" press={() => controller.setupText(swapped)} />}
        <Button say="clear-button" press={() => controller.setupText(shape.start)} />
        <Button say="setup-cancel" press={() => leave(controller.changeView({ tab: null }))} />
      </div>
      <p id="setup-explained" class="explained">
        {say("setup-explained", { cells: shape.start.length })}
      </p>
    </form>
  );
}

function verdict({ fault, position }: Setup) {
  if (fault) return sentence(fault);
  if (!position) return "";
  return position.finished ? say("setup-over") : say("setup-fine", { player: position.player });
}
