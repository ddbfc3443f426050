/** How far a difference goes towards what is allowed, in thousandths; whole numbers, so that SQL can say the same. */
export function closeness(difference: number, allowed: number): number {
  return Math.floor((difference * 1000) / (allowed + 1));
}

/** 100 for no distance at all, by even shares of the compared columns. */
export function scoreOf(distance: number, columns: number): number {
  return Math.round(100 - distance / (10 * columns));
}
