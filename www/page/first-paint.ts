/*
 * Runs in the head of every page before anything is drawn. Copies a few rules of
 * www/messages/languages.ts and www/game/preferences.ts. The build puts in the table of languages.
 */
declare const DIRECTIONS: Record<string, string>;
{
  const root = document.documentElement;
  const { dataset } = root;
  const link = new URLSearchParams(location.hash.slice(1));
  let stored;
  try {
    stored = JSON.parse(localStorage.getItem("cutoff.preferences") ?? "");
  } catch {}
  const theme = (link.has("view") && link.get("theme")) || stored?.theme;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  const directions = DIRECTIONS;
  const language = [link.get("lang"), stored?.language, ...navigator.languages]
    .filter((tag) => typeof tag === "string")
    .map((tag) => tag.toLowerCase().split("-")[0])
    .find((tag) => Object.hasOwn(directions, tag));
  if (language && language !== "en" && !dataset.language) {
    root.lang = language;
    if (directions[language] === "rtl") root.dir = "rtl";
    dataset.wordless = "";
  }
  if (location.hash || stored || root.lang !== "en") dataset.pending = location.hash ? "link" : "";

  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && !target.async) dataset.fault = "";
  };
  addEventListener("error", failed, true);
  // Buttons are visible before they work. place.ts reports when presses can be handled.
  const pressed: HTMLElement[] = [];
  const keep = (press: MouseEvent) => {
    const { target } = press;
    const button = target instanceof Element && target.closest<HTMLElement>("main button");
    if (!button) return;
    press.preventDefault();
    press.stopPropagation();
    pressed.push(button);
  };
  addEventListener("click", keep, true);
  addEventListener("place-open", () => {
    removeEventListener("click", keep, true);
    for (const button of pressed.splice(0)) button.click();
  });
}
