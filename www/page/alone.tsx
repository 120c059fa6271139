/** A search or an exercise inside another page: with a link to the whole page, and every link in a tab of its own. */
import { say } from "../messages/index.ts";
import { here, herePath, query } from "./address.ts";
import { show } from "./parts.ts";
import { AROUND, fragmentOf } from "./places.ts";
import { useSite } from "./site.tsx";

export function leadOut() {
  show("above", <WayOut />);
  const outside = ({ target }: Event) => {
    const followed = target instanceof Element ? target.closest("a[href]") : null;
    if (followed instanceof HTMLAnchorElement) followed.target = "_blank";
  };
  document.addEventListener("click", outside, { capture: true });
}

function WayOut() {
  const { addressOf } = useSite();
  const fragment = fragmentOf([...query()].filter(([name]) => !AROUND.includes(name)));
  return (
    <p class="alone-bar">
      <a target="_blank" href={addressOf({ place: here, path: herePath, fragment })}>
        {say("full-page-link")}
      </a>
    </p>
  );
}
