/** The choice of a depth limit, and the choices instead of a search that is too large. */
import { useSite } from "../page/site.tsx";
import { TO_THE_END, readableDepth } from "../parts/search/watch-link.ts";
import { Select } from "../ui/field.tsx";
import { useWords } from "../ui/words.tsx";
import type { WatchProps } from "./controller.ts";
import type { TooLargeSearch } from "./state.ts";

/** The largest limit in the list. Links can have deeper searches, which fit late in a game. */
const DEEPEST_LIMIT = 12;

interface DepthSelectProps {
  id: string;
  most?: number;
  depth: number | null;
  choose: (depth: number | null) => void;
}

/** Lists depth limits in plies; null for the end of the game. */
export function DepthSelect({ id, most = DEEPEST_LIMIT, depth, choose }: DepthSelectProps) {
  const { say } = useWords();
  const plies = Array.from({ length: Math.min(most, DEEPEST_LIMIT) }, (_, index) => index + 1);
  if (depth !== null && !plies.includes(depth)) plies.push(depth);
  return (
    <Select
      id={id}
      label={say("depth-label")}
      choices={[
        ...plies.map((ply) => [ply, say("depth-at", { count: ply })] as const),
        [TO_THE_END, say("depth-end")],
      ]}
      value={depth ?? TO_THE_END}
      choose={(value) => choose(typeof value === "number" ? value : null)}
    />
  );
}

/** Any device can record a search of this depth from any 3×3 position. */
const ON_3X3 = 6;

/** Describes the size of the search, and offers smaller ones. */
export function TooLarge({ tooLarge, state, watch }: WatchProps & { tooLarge: TooLargeSearch }) {
  const { reason, most, limit } = tooLarge;
  const { say } = useWords();
  const { hrefOf } = useSite();
  const readable = readableDepth(state.shape) ?? ON_3X3;
  const depths = limit === null || limit - 1 <= readable ? [readable] : [limit - 1, readable];
  return (
    <div id="search-refused" class="stack roomy" role="status">
      <p>{reason}</p>
      <p>{say("search-refused-way", { most })}</p>
      <div class="buttons">
        {depths.map((less) => (
          <button type="button" key={less} onClick={() => watch.searchPosition({ depth: less })}>
            {say("search-refused-depth", { plies: less })}
          </button>
        ))}
        <a class="button" href={hrefOf("play")}>
          {say("search-refused-play")}
        </a>
      </div>
    </div>
  );
}
