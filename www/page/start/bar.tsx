/** Opens the bar in a browser. */
import { copy } from "../../base/clipboard.ts";
import { atRoot } from "../../base/root.ts";
import { STANDARD, rulesOf } from "../../game/shape.ts";
import { loadWords, onShape, say } from "../../messages/index.ts";
import { here, onAddress, query, replaceAddress } from "../address.ts";
import { Bar } from "../bar.tsx";
import { part, show } from "../parts.ts";
import { pathIn } from "../places.ts";
import { toast } from "../toast.ts";
import { showPlaces } from "../under-way.ts";
import type { Preferences, Theme } from "../../game/preferences.ts";

interface Deeds {
  /** @returns False if it is not stored. */
  prefer: (change: Partial<Preferences>) => boolean;
  /** Writes into the address what it does not have yet. */
  beforeShare?: () => void;
  help: () => void;
}

/** @returns Offers a step of the visitor's lesson, or not. */
export function openBar(chosen: Theme, { prefer, beforeShare, help }: Deeds) {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  let theme = chosen;
  /** The shape that the engine described last. */
  let shape = STANDARD;
  let addStep: (() => void) | undefined;

  const does = {
    skip: () => part("main").focus(),
    showPlaces,
    chooseBoard,
    /** The address holds all that is on the screen. */
    async share() {
      beforeShare?.();
      const address = location.href;
      toast((await copy(address)) ? say("link-copied") : address);
    },
    speak: (language: string) => loadIn(language, prefer({ language })),
    setDark(isDark: boolean) {
      theme = isDark ? "dark" : "light";
      root.dataset.theme = theme;
      prefer({ theme });
      draw();
    },
    help,
  };

  function draw() {
    const isDark = theme === "system" ? system.matches : theme === "dark";
    const game = rulesOf(query());
    show("bar", <Bar place={here} {...{ game, shape, isDark, addStep, does }} />);
  }

  onAddress(draw);
  onShape((described) => {
    shape = described;
    draw();
  });
  system.addEventListener("change", draw);
  // The address is printed, so that paper says where it is from.
  addEventListener("beforeprint", () => show("printed-address", location.href));
  return function offer(add: (() => void) | undefined) {
    if (add === addStep) return;
    addStep = add;
    draw();
  };
}

/** @param isKept True if the choice of the language is stored. */
function loadIn(language: string, isKept: boolean) {
  const { page } = document.documentElement.dataset;
  // A page of Learn has an address in each language.
  if (page !== undefined) return location.assign(atRoot(pathIn(page, language)).href);
  const names = query();
  // A language in the address would override the stored choice.
  if (isKept) names.delete("lang");
  else names.set("lang", language);
  replaceAddress(names);
  location.reload();
}

export async function chooseBoard() {
  try {
    const [{ BoardDialog }] = await Promise.all([
      import("../board-choice.tsx"),
      loadWords("chooser"),
    ]);
    show("dialog", <BoardDialog close={() => show("dialog", null)} />);
  } catch {
    toast(say("page-failed"));
  }
}
