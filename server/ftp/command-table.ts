import type { Session } from "./session.ts";

/** Each command by its verb; one that is not public is for whoever has signed in, and still may. */
export type Commands = Record<
  string,
  { run(session: Session, argument: string): Promise<void> | void; isPublic?: boolean }
>;
