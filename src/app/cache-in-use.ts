import type { QueryClient } from "@tanstack/react-query";

/** The cache, once something has needed it; the session empties it with itself. */
export const cacheInUse: { current: QueryClient | null } = { current: null };
