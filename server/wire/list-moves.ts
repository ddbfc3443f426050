type ListPrice = { list_no: number; label: string; applied_at: Date; rap: string | null };
export type ListMove = { list_no: number; label: string; at: Date; rap: string | null; before: string | null };

/**
 * When lists priced a stone otherwise than the one before, while it was in the house: the list in force when it arrived
 * is where it began, and what is sold is priced no more. `lists` in the order in which they took effect.
 */
export function listMoves(lists: readonly ListPrice[], arrivedAt: Date, soldAt: Date | undefined): ListMove[] {
  const before = lists.filter(({ applied_at }) => applied_at <= arrivedAt);
  const after = lists.filter(({ applied_at }) => applied_at > arrivedAt && !(soldAt && applied_at > soldAt));
  // A house that had no list yet prices it by its first: that is where it began, too.
  const [first, ...later] = before.length > 0 ? [before.at(-1), ...after] : after;
  let rap = first?.rap ?? null;
  return later.flatMap((list) => {
    if (!list || list.rap === rap) return [];
    const move = { list_no: list.list_no, label: list.label, at: list.applied_at, rap: list.rap, before: rap };
    rap = list.rap;
    return [move];
  });
}
