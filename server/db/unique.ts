import type { Problem } from "../ground/problem.ts";

/** The codes of a broken unique constraint, and of a constraint against overlaps. */
const TAKEN = ["23505", "23P01"];

/** Runs a write. If it breaks one of these constraints, it fails with the constraint's problem. */
export async function orTaken<T>(write: Promise<T>, problems: Record<string, () => Problem>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const problem = code && TAKEN.includes(code) && constraint ? problems[constraint] : undefined;
    throw problem ? problem() : error;
  }
}
