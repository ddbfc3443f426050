/** What ticking does to a selection. Ids of other pages stay in it. */
type Ids = ReadonlySet<string>;

/** One row in or out. */
export function toggled(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Everything from one row to another, both included, on top of what was selected before the range began. */
export function ranged(base: Ids, page: readonly string[], from: string, to: string): Ids {
  const [a, b] = [page.indexOf(from), page.indexOf(to)];
  if (a < 0 || b < 0) return base;
  return new Set([...base, ...page.slice(Math.min(a, b), Math.max(a, b) + 1)]);
}

/** The box in the head: all of this page, or none of it when all of it is in. */
export function pageToggled(selected: Ids, page: readonly string[]): Ids {
  const next = new Set(selected);
  const all = page.every((id) => next.has(id));
  for (const id of page) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** How much of this page is selected. */
export function pageState(selected: Ids, page: readonly string[]): "all" | "some" | "none" {
  const n = page.filter((id) => selected.has(id)).length;
  if (n === 0) return "none";
  return n === page.length ? "all" : "some";
}
