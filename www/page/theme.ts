/** Light or dark: the system's choice until the visitor makes one. */
import { say } from "../messages/index.ts";
import { setIcon } from "./icon.ts";
import { onClick, part } from "./parts.ts";
import type { Theme } from "../game/preferences.ts";

export function themeButton(chosen: Theme, keep: (theme: Theme) => void) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let theme = chosen;
  const dark = () => (theme === "system" ? system.matches : theme === "dark");

  function render() {
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const does = say(dark() ? "theme-to-light" : "theme-to-dark");
    const button = part("theme");
    button.setAttribute("aria-label", does);
    button.title = does;
    setIcon(button, dark() ? "sun" : "moon");
  }

  onClick("theme", () => {
    theme = dark() ? "light" : "dark";
    keep(theme);
    render();
  });
  system.addEventListener("change", render);
  render();
}
