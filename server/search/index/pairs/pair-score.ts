/**
 * The share of a difference in the allowed one, in thousandths. It is a whole number, so that SQL can compute the same.
 */
export function closeness(difference: number, allowed: number): number {
  return Math.floor((difference * 1000) / (allowed + 1));
}

/** The score of a pair: 100 for no distance, with even shares of the compared columns. */
export function scoreOf(distance: number, columns: number): number {
  return Math.round(100 - distance / (10 * columns));
}
