/** The request that opens after a decision: the next one that waits, or the one before at the end of the queue. */
export function afterDecision<Line extends { id: number }>(
  queue: readonly Line[],
  open: number | undefined,
  decided: readonly Line[],
): number | undefined {
  const gone = new Set(decided.map(({ id }) => id));
  if (open === undefined || !gone.has(open)) return open;
  const at = queue.findIndex(({ id }) => id === open);
  const waits = ({ id }: Line) => !gone.has(id);
  return (queue.slice(at + 1).find(waits) ?? queue.slice(0, Math.max(0, at)).findLast(waits))?.id;
}
