/** Makes the bar work in a browser. */
import { copy } from "../../base/clipboard.ts";
import { atRoot } from "../../base/root.ts";
import { STANDARD, gameIn } from "../../game/shape.ts";
import { onShape, say } from "../../messages/index.ts";
import { thisPlace, onAddress, query, replaceAddress } from "../address.ts";
import { Bar } from "../bar.tsx";
import { elementOf, fillRoot } from "../roots.ts";
import { pathIn } from "../places.ts";
import { toast } from "../toast.ts";
import { showPlaces } from "../under-way.ts";
import { chooseBoard } from "./choose-board.tsx";
import { prefer, preferences } from "./visitor-preferences.ts";

/**
 * @param beforeShare Writes values into the address that it does not have yet.
 * @returns A function that offers to add the view to the visitor's lesson, or withdraws the offer.
 */
export function openBar(help: () => void, beforeShare?: () => void) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  /** The shape that the engine has described last. */
  let shape = STANDARD;
  let addStep: (() => void) | undefined;

  const actions = {
    skip: () => elementOf("main").focus(),
    showPlaces,
    chooseBoard,
    share: () => share(beforeShare),
    speak,
    setDark(isDark: boolean) {
      const theme = isDark ? "dark" : "light";
      document.documentElement.dataset.theme = theme;
      prefer({ theme });
      draw();
    },
    help,
  };

  function draw() {
    const { theme } = preferences();
    const isDark = theme === "system" ? system.matches : theme === "dark";
    const game = gameIn(query());
    fillRoot("bar", <Bar place={thisPlace} {...{ game, shape, isDark, addStep, actions }} />);
  }

  onAddress(draw);
  onShape((described) => {
    shape = described;
    draw();
  });
  system.addEventListener("change", draw);
  // The address is printed, so that paper shows its source.
  addEventListener("beforeprint", () => fillRoot("printed-address", location.href));
  return function offer(add: (() => void) | undefined) {
    if (add === addStep) return;
    addStep = add;
    draw();
  };
}

/** Copies the address, or shows it if that fails. */
async function share(beforeShare?: () => void) {
  beforeShare?.();
  const { href } = location;
  toast((await copy(href)) ? say("link-copied") : href);
}

/** Reloads the page in another language. */
function speak(language: string) {
  const isSaved = prefer({ language });
  const { page } = document.documentElement.dataset;
  // A page of Learn has an address in each language.
  if (page !== undefined) return location.assign(atRoot(pathIn(page, language)).href);
  const names = query();
  // A language in the address would override the stored one.
  if (isSaved) names.delete("lang");
  else names.set("lang", language);
  replaceAddress(names);
  location.reload();
}
