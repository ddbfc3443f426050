import type { Problem } from "../ground/problem.ts";

/** A unique constraint, and one that forbids overlaps. */
const TAKEN = ["23505", "23P01"];

/** Runs a write; where it breaks one of these constraints, fails with the problem that belongs to it. */
export async function orTaken<T>(write: Promise<T>, problems: Record<string, () => Problem>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const problem = code && TAKEN.includes(code) && constraint ? problems[constraint] : undefined;
    throw problem ? problem() : error;
  }
}
