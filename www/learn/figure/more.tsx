/** What is seldom wanted of a figure: the place that goes on with it, its link, and its picture as a file. */
import { copy } from "../../base/clipboard.ts";
import { useSite } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigurePage } from "./data.ts";

export interface FigureLink {
  place: "play" | "watch";
  names: Record<string, string>;
  /** The address of what is shown, if it is the chapter's own: a link to the chapter has no tree in it. */
  address?: string;
  /** What makes the file is loaded then. */
  save?: (format: Format) => Promise<void>;
}

export function FigureMore({
  page,
  place,
  names,
  address,
  save,
}: FigureLink & { page?: FigurePage }) {
  const { say } = useWords();
  const there = useSite().hrefOf(place, names);
  async function copyLink() {
    const { href } = new URL(address ?? there, location.href);
    page?.tell((await copy(href)) ? say("link-copied") : href);
  }
  const attempt = (format: Format): unknown =>
    save?.(format).catch((error) => page?.fail(error, () => attempt(format)));
  return (
    <details class="figure-more">
      <summary aria-label={say("figure-more")} title={say("figure-more")}>
        ⋯
      </summary>
      <div class="buttons">
        <a class={`figure-${place}`} href={there}>
          {say(`figure-${place}`)}
        </a>
        {page && (
          <button type="button" onClick={copyLink}>
            {say("copy-link")}
          </button>
        )}
        {page &&
          save &&
          (["svg", "png", "tex"] as const).map((format) => (
            <button key={format} type="button" onClick={() => attempt(format)}>
              {say(`picture-${format}`)}
            </button>
          ))}
      </div>
    </details>
  );
}
