/** The choice of how deep a position is searched, and what is offered where that is too deep to be recorded. */
import { emptyCells } from "../game/shape.ts";
import { useSite } from "../page/site.tsx";
import { TO_THE_END, depthOf } from "../parts/search/choice.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import { useWords } from "../ui/words.tsx";
import type { PositionSearch } from "../parts/search/choice.ts";
import type { TooLargeSearch, WatchProps } from "./state.ts";

/** Deeper searches than that are recorded only late in a game; a link can ask for them. */
const DEEPEST = 12;

/** Offers what makes sense on a board, and shows what is chosen. */
export function DepthChoice({
  state: { shape, board },
  search,
  does,
}: WatchProps & { search: PositionSearch }) {
  const { say } = useWords();
  const depth = depthOf(search, shape);
  const free = emptyCells(board ?? "");
  const plies = Array.from({ length: Math.min(free - 1, DEEPEST) }, (_, index) => index + 1);
  if (depth !== null && !plies.includes(depth)) plies.push(depth);
  function choose(value: string) {
    const chosen = value === TO_THE_END ? null : Number(value);
    // What is usual on the board needs no name.
    does().search({ depth: chosen === readableDepth(shape) ? undefined : chosen });
  }
  return (
    <label class="scores">
      <span class="unseen">{say("depth-label")}</span>
      <select
        id="depth"
        value={depth ?? TO_THE_END}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {plies.map((ply) => (
          <option key={ply} value={ply}>
            {say("depth-at", { count: ply })}
          </option>
        ))}
        <option value={TO_THE_END}>{say("depth-end")}</option>
      </select>
    </label>
  );
}

/** As deep as any 3×3 position can be recorded on any device. */
const ON_3X3 = 6;

/** How large a search would be that is not recorded, and the ways on. */
export function TooLarge({
  tooLarge: { reason, most },
  state: { shape, choice },
  does,
}: WatchProps & { tooLarge: TooLargeSearch }) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const limit = "position" in choice ? depthOf(choice.position, shape) : null;
  const usual = readableDepth(shape) ?? ON_3X3;
  const depths = limit === null || limit - 1 <= usual ? [usual] : [limit - 1, usual];
  return (
    <>
      <p>{reason}</p>
      <p>{say("search-refused-way", { most })}</p>
      <div class="buttons">
        {depths.map((less) => (
          <button type="button" key={less} onClick={() => does().search({ depth: less })}>
            {say("search-refused-depth", { plies: less })}
          </button>
        ))}
        <a class="button" href={hrefOf("play")}>
          {say("search-refused-play")}
        </a>
      </div>
    </>
  );
}
