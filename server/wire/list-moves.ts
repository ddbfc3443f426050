type ListPrice = { list_no: number; label: string; applied_at: Date; rap: string | null };
export type ListMove = { list_no: number; label: string; at: Date; rap: string | null; before: string | null };

/**
 * The price changes by lists while a stone was in the house. They begin with the list in force at its arrival and end
 * with its sale. `lists` is in the order of taking effect.
 */
export function listMoves(lists: readonly ListPrice[], arrivedAt: Date, soldAt: Date | undefined): ListMove[] {
  const before = lists.filter(({ applied_at }) => applied_at <= arrivedAt);
  const after = lists.filter(({ applied_at }) => applied_at > arrivedAt && !(soldAt && applied_at > soldAt));
  // A house without a list at that time begins with its first one.
  const [first, ...later] = before.length > 0 ? [before.at(-1), ...after] : after;
  let rap = first?.rap ?? null;
  return later.flatMap((list) => {
    if (!list || list.rap === rap) return [];
    const move = { list_no: list.list_no, label: list.label, at: list.applied_at, rap: list.rap, before: rap };
    rap = list.rap;
    return [move];
  });
}
