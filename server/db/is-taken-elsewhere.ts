/** True if a row or a provider's loads were locked by somebody else for longer than one waits for a lock (pool.ts). */
export const isTakenElsewhere = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === "55P03";
