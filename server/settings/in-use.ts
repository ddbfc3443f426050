import { usedBy } from "#domain/uses.ts";
import { Problem } from "../ground/problem.ts";

/** Refuses to delete a row that is used, and names its uses. Such a row can only be switched off. */
export function insistUnused(uses: readonly { table: string; count: number }[], path = "/path/id"): void {
  if (uses.length === 0) return;
  throw new Problem("inUse", {
    errors: uses.map(({ table, count }) => ({ path, message: usedBy(table, count) })),
  });
}
