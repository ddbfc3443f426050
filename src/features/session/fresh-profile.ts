import type { Session } from "./session.ts";

/** Reads the person who is signed in anew: rights and the standing of their business act at once. */
export async function freshProfile({ client, keepProfile }: Pick<Session, "client" | "keepProfile">): Promise<void> {
  try {
    const { token: _, ...user } = await client.call("getProfile");
    keepProfile(user);
  } catch {
    // What it was read for has told its own failure already.
  }
}
