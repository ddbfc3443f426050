import type { DoorForm } from "#features/door/door-form.ts";
import type { Session } from "#features/session/session.ts";

/** The context of guards and routes. */
export interface PortalContext {
  session: Pick<Session, "actor" | "client">;
  /** Notes the form of the sign-in pages to open after this session's end. */
  leaveFor: (form: DoorForm) => void;
}
