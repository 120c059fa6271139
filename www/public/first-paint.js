{
  const root = document.documentElement;
  const link = new URLSearchParams(location.hash.slice(1));
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem("cutoff.preferences") ?? "");
  } catch {}
  const theme = (link.has("view") && link.get("theme")) || kept?.theme;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const language = [link.get("lang"), kept?.language, ...navigator.languages]
    .filter((tag) => typeof tag === "string")
    .map((tag) => /^(en|es|fa)(-|$)/i.exec(tag)?.[1].toLowerCase())
    .find(Boolean);
  if (language && language !== "en" && !root.dataset.language) {
    root.lang = language;
    if (language === "fa") root.dir = "rtl";
    root.dataset.wordless = "";
  }
}
