import type { QueryClient } from "@tanstack/react-query";

/** The cache, once something has needed it. It is emptied at the end of the session. */
export const cacheInUse: { current: QueryClient | null } = { current: null };
