/** The key by which what belongs to a position is kept: one position is one key, in every game. Pure. */

/**
 * @param {string} game
 * @param {string} board
 */
export function positionKey(game, board) {
  return `${game} ${board}`;
}
