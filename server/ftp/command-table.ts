import type { Session } from "./session.ts";

/** Commands by their verbs. A command that is not public needs a signed-in client who still has access. */
export type Commands = Record<
  string,
  { run(session: Session, argument: string): Promise<void> | void; isPublic?: boolean }
>;
