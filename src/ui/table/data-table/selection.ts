/** A selection of rows by id. Ids of other pages stay in it. */
type Ids = ReadonlySet<string>;

/** Adds or removes one row. */
export function toggled(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects everything from one row to another, both included, in addition to the selection before the range. */
export function ranged(base: Ids, page: readonly string[], from: string, to: string): Ids {
  const [a, b] = [page.indexOf(from), page.indexOf(to)];
  if (a < 0 || b < 0) return base;
  return new Set([...base, ...page.slice(Math.min(a, b), Math.max(a, b) + 1)]);
}

/** Toggles the page by the box in the head: selects all of it, or none if all of it is selected. */
export function pageToggled(selected: Ids, page: readonly string[]): Ids {
  const next = new Set(selected);
  const all = page.every((id) => next.has(id));
  for (const id of page) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The part of this page that is selected. */
export function pageState(selected: Ids, page: readonly string[]): "all" | "some" | "none" {
  const n = page.filter((id) => selected.has(id)).length;
  if (n === 0) return "none";
  return n === page.length ? "all" : "some";
}
