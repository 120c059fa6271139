/** What is seldom wanted of a figure: its link, and its picture as a file. */
import { copy } from "../../base/elements.ts";
import { useWords } from "../../ui/words.tsx";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigurePage } from "./data.ts";

export function FigureMore({
  page,
  address,
  save,
}: {
  page: FigurePage;
  /** Of what is shown. */
  address: () => string | Promise<string>;
  /** What makes the file is loaded then. */
  save?: (format: Format) => Promise<void>;
}) {
  const { say } = useWords();
  const attempt = (does: () => Promise<void>): unknown =>
    does().catch((error) => page.fail(error, () => attempt(does)));
  async function copyLink() {
    const { href } = new URL(await address(), location.href);
    page.tell((await copy(href)) ? say("link-copied") : href);
  }
  return (
    <details class="figure-more">
      <summary aria-label={say("figure-more")} title={say("figure-more")}>
        ⋯
      </summary>
      <div class="buttons">
        <button type="button" onClick={() => attempt(copyLink)}>
          {say("copy-link")}
        </button>
        {save &&
          (["svg", "png", "tex"] as const).map((format) => (
            <button key={format} type="button" onClick={() => attempt(() => save(format))}>
              {say(`picture-${format}`)}
            </button>
          ))}
      </div>
    </details>
  );
}
