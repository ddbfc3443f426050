/** The most pairs of an answer. More would be of no use, and comparing them would keep everybody else waiting. */
export const mostPairs = 2 ** 20;

/** The pairs of which both stones are still free, from the best on. */
export function eachStoneOnce<Pair>(pairs: readonly Pair[], idsOf: (pair: Pair) => readonly [number, number]): Pair[] {
  const taken = new Set<number>();
  return pairs.filter((pair) => {
    const [a, b] = idsOf(pair);
    const isFree = !taken.has(a) && !taken.has(b);
    if (isFree) taken.add(a).add(b);
    return isFree;
  });
}
