/** Links from an embedded search or exercise to this site. */
import { say } from "../messages/index.ts";
import { thisPlace, thisPath, query } from "./address.ts";
import { fillRoot } from "./roots.ts";
import { EMBED_NAMES, fragmentOf } from "./places.ts";
import { useSite } from "./site.tsx";

export function linkToSite() {
  fillRoot(
    "above",
    <p class="embedded-bar">
      <FullPageLink />
    </p>,
  );
  const outside = ({ target }: Event) => {
    const followed = target instanceof Element ? target.closest("a[href]") : null;
    if (followed instanceof HTMLAnchorElement) followed.target = "_blank";
  };
  document.addEventListener("click", outside, { capture: true });
}

export function FullPageLink({ class: name }: { class?: string }) {
  const { addressOf } = useSite();
  const fragment = fragmentOf([...query()].filter(([name]) => !EMBED_NAMES.includes(name)));
  const href = addressOf({ place: thisPlace, path: thisPath, fragment });
  return (
    <a id="full-page" class={name} target="_blank" rel="noopener" href={href}>
      {say("full-page-link")}
    </a>
  );
}
