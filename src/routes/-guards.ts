import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { Session } from "#features/session/session-actor.ts";
import { accessOf } from "./-access.ts";
import { entry } from "./-places.ts";

export interface Asked {
  context: { session: Session };
  location: ParsedLocation;
}

/** Thrown before a screen loads that the person has no read right for; the frame shows its page in the screen's place. */
export class NotAllowed extends Error {
  override readonly name = "NotAllowed";
}

/** For the layout of the portal: whoever is not signed in comes to the door, and later to where they were going. */
export function requireSession({ context: { session }, location }: Asked) {
  if (session.actor.getSnapshot().matches("signedIn")) return;
  const from = location.href === entry ? undefined : location.href;
  throw redirect({ to: "/login", search: { from }, replace: true });
}

/** For every screen: `beforeLoad: requireScreen("settings/master-settings/master")`, the screen as permissions name it. */
export const requireScreen =
  (screen: string) =>
  ({ context: { session } }: Asked) => {
    const { user } = session.actor.getSnapshot().context;
    if (!user || !accessOf(user).mayRead(screen)) throw new NotAllowed(screen);
  };
