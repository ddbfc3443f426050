import type { ProblemCode } from "#domain/problems.ts";
import { isDatabaseDown } from "./is-database-down.ts";

const byState: Record<string, ProblemCode> = {
  "55P03": "busyElsewhere", // a row or a provider's loads were locked for longer than one waits for a lock (pool.ts)
  "57014": "tookTooLong", // the statement reached its limit, or somebody ended it
};

/** The problem that a failed query is to its caller; undefined for a defect. */
export function problemOfDatabase(error: unknown): ProblemCode | undefined {
  const { code = "" } = error instanceof Error ? (error as { code?: string }) : {};
  return byState[code] ?? (isDatabaseDown(error) ? "maintenance" : undefined);
}
