import type { Problem } from "../problem.ts";

const UNIQUE_VIOLATION = "23505";

/** Runs a write; where it breaks one of these unique constraints, fails with the problem that belongs to it. */
export async function orTaken<T>(write: Promise<T>, problems: Record<string, () => Problem>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const problem = code === UNIQUE_VIOLATION && constraint ? problems[constraint] : undefined;
    throw problem ? problem() : error;
  }
}
