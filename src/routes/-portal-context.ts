import type { DoorForm } from "#features/door/door-form.ts";
import type { Session } from "#features/session/session.ts";

/** What guards and routes find in their context. */
export interface PortalContext {
  session: Pick<Session, "actor" | "client">;
  /** Which form of the door stands open when this session has ended. */
  leaveFor: (form: DoorForm) => void;
}
