/** More pairs than these are nobody's answer, and comparing them would keep everybody else waiting. */
export const mostPairs = 2 ** 20;

/** From the best on, pairs whose stones are both still free. */
export function eachStoneOnce(pairs: readonly [number, number][]): [number, number][] {
  const taken = new Set<number>();
  return pairs.filter(([a, b]) => {
    const isFree = !taken.has(a) && !taken.has(b);
    if (isFree) taken.add(a).add(b);
    return isFree;
  });
}
