/** Which moves of a game mattered, of those that the visitor has played. Pure. */
import type { Player, ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Level } from "../../game/preferences.ts";

/** The visitor's moves that changed the result or the length, as far as that is proved. */
export interface KeyMoves {
  /** Whether nobody plays for the visitor alone: then all moves count. */
  all: boolean;
  /** Those that mattered most, in the order of play. */
  first: readonly ReviewedMove[];
  others: readonly ReviewedMove[];
  /** How many changed the result. */
  results: number;
  /** How many won later, or lost sooner, than was possible. */
  lengths: number;
  /** How many moves are not proved. */
  open: number;
}

/** How many of them are shown at once. */
const MOST = 3;

/** @param moves All moves of the game. */
export function keyMoves(
  moves: readonly ReviewedMove[],
  players: Readonly<Record<Player, Level>>,
): KeyMoves {
  const people = Object.values(players).filter((level) => level === "human").length;
  const own = moves.filter(({ player }) => people !== 1 || players[player] === "human");
  const changed = own.filter((move) => move.changed);
  const results = changed.filter((move) => move.changed === "result").length;
  const ranked = changed.toSorted((one, other) => cost(other) - cost(one) || other.ply - one.ply);
  const first = ranked.slice(0, MOST);
  return {
    all: people !== 1,
    first: changed.filter((move) => first.includes(move)),
    others: changed.filter((move) => !first.includes(move)),
    results,
    lengths: changed.length - results,
    open: own.filter(({ exact }) => !exact).length,
  };
}

const WORTH = { win: 2, draw: 1, loss: 0 };
/** More than any length. */
const RESULT = 1000;

/** What a move gave away: the result first, then time. */
function cost({ before, after }: ReviewedMove) {
  if (!before || !after) return 0;
  const lost = WORTH[before.outcome] - WORTH[after.outcome];
  return lost * RESULT + (lost === 0 ? Math.abs(before.plies - after.plies) : 0);
}
