import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "#features/session/session-actor.ts";

/** What guards and loaders find in their context. */
export interface PortalContext {
  session: Session;
  queryClient: QueryClient;
  /** Whether the next session outlives the tab. */
  stay: (isWanted: boolean) => void;
}
