/** The overview of the lab: what each room shows. All figures are those of facts.ts. */
import { PlaceLink } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { FACTS } from "./facts.ts";
import { LAB_ROOMS } from "./room.tsx";

export function Lab() {
  const { say } = useWords();
  const { visited, orders, games, solved, bug } = FACTS;
  const told = {
    race: say("lab-race", { minimax: visited.minimax, pruned: visited["alpha-beta"] }),
    order: say("lab-order", orders),
    size: say("lab-size", { games, ...solved }),
    horizon: say("lab-horizon"),
    bugs: say("lab-bugs", { wrong: bug.worse, positions: bug.positions }),
  };
  return (
    <>
      <h1 tabIndex={-1} data-subject="">
        {say("place-lab")}
      </h1>
      <ul class="bare">
        {LAB_ROOMS.map((name) => (
          <li key={name}>
            <PlaceLink place={name} class="room-row">
              <h2>{say(`${name}-heading`)}</h2>
              <p id={`words-${name}`}>{told[name]}</p>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
