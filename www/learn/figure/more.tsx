/** What is seldom wanted of a figure: its link, and its picture as a file. */
import { copy } from "../../base/clipboard.ts";
import { useWords } from "../../ui/words.tsx";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigurePage } from "./data.ts";

interface MoreProps {
  page: FigurePage;
  /** Of what is shown. */
  address: string;
  /** What makes the file is loaded then. */
  save?: (format: Format) => Promise<void>;
}

export function FigureMore({ page, address, save }: MoreProps) {
  const { say } = useWords();
  async function copyLink() {
    const { href } = new URL(address, location.href);
    page.tell((await copy(href)) ? say("link-copied") : href);
  }
  const attempt = (format: Format): unknown =>
    save?.(format).catch((error) => page.fail(error, () => attempt(format)));
  return (
    <details class="figure-more">
      <summary aria-label={say("figure-more")} title={say("figure-more")}>
        ⋯
      </summary>
      <div class="buttons">
        <button type="button" onClick={copyLink}>
          {say("copy-link")}
        </button>
        {save &&
          (["svg", "png", "tex"] as const).map((format) => (
            <button key={format} type="button" onClick={() => attempt(format)}>
              {say(`picture-${format}`)}
            </button>
          ))}
      </div>
    </details>
  );
}
