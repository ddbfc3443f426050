import { usedBy } from "#domain/uses.ts";
import { Problem } from "../ground/problem.ts";

/** What is used can only be switched off; the refusal says by what it is used. */
export function insistUnused(uses: readonly { table: string; count: number }[], path = "/path/id"): void {
  if (uses.length === 0) return;
  throw new Problem("inUse", {
    errors: uses.map(({ table, count }) => ({ path, message: usedBy(table, count) })),
  });
}
