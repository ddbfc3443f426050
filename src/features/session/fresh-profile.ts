import type { Session } from "./session.ts";

/** Reads the signed-in person anew, so that rights and the status of their business take effect at once. */
export async function freshProfile({ client, keepProfile }: Pick<Session, "client" | "keepProfile">): Promise<void> {
  try {
    const { token: _, ...user } = await client.call("getProfile");
    keepProfile(user);
  } catch {
    // The call behind this one has told its own failure already.
  }
}
