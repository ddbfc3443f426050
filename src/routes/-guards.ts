import { accessOf } from "./-access.ts";
import type { PortalContext } from "./-portal-context.ts";

/** Thrown before a screen loads that the person has no read right for; the frame shows its page in the screen's place. */
export class NotAllowed extends Error {
  override readonly name = "NotAllowed";
}

/** For every screen: `beforeLoad: requireScreen("settings/master-settings/master")`, the screen as permissions name it. */
export const requireScreen =
  (screen: string) =>
  ({ context: { session } }: { context: PortalContext }) => {
    const { user } = session.actor.getSnapshot().context;
    if (!user || !accessOf(user).mayRead(screen)) throw new NotAllowed(screen);
  };
