/** The choice of how deep a search looks, and what is offered where that is too deep to be recorded. */
import { useSite } from "../page/site.tsx";
import { TO_THE_END, depthOf, readableDepth } from "../parts/search/choice.ts";
import { BareSelect } from "../ui/field.tsx";
import { useWords } from "../ui/words.tsx";
import type { TooLargeSearch, WatchProps } from "./state.ts";

/** Deeper searches than that are recorded only late in a game; a link can ask for them. */
const DEEPEST = 12;

interface DepthSelectProps {
  id: string;
  most?: number;
  depth: number | null;
  choose: (depth: number | null) => void;
}

/** Offers plies, or all of them: null. */
export function DepthSelect({ id, most = DEEPEST, depth, choose }: DepthSelectProps) {
  const { say } = useWords();
  const plies = Array.from({ length: Math.min(most, DEEPEST) }, (_, index) => index + 1);
  if (depth !== null && !plies.includes(depth)) plies.push(depth);
  return (
    <BareSelect
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

/** As deep as any 3×3 position can be recorded on any device. */
const ON_3X3 = 6;

/** Says how large a search would be that is not recorded, and leads on. */
export function TooLarge({ tooLarge, state, does }: WatchProps & { tooLarge: TooLargeSearch }) {
  const { reason, most } = tooLarge;
  const { shape, choice } = state;
  const { say } = useWords();
  const { hrefOf } = useSite();
  const limit = "position" in choice ? depthOf(choice.position, shape) : null;
  const usual = readableDepth(shape) ?? ON_3X3;
  const depths = limit === null || limit - 1 <= usual ? [usual] : [limit - 1, usual];
  return (
    <div id="search-refused" class="stack roomy" role="status">
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
    </div>
  );
}
