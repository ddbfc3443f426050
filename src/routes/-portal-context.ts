import type { Session } from "#features/session/session-actor.ts";

/** What guards and routes find in their context. */
export interface PortalContext {
  session: Pick<Session, "actor" | "client">;
}
