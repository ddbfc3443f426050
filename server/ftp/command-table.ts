import type { Session } from "./session.ts";

/** Commands by their verbs. All but public commands need a signed-in client with access. */
export type Commands = Record<
  string,
  { run(session: Session, argument: string): Promise<void> | void; isPublic?: boolean }
>;
