import { notFound } from "@tanstack/react-router";
import { roleIds } from "#domain/roles.ts";
import { accessOf } from "./-access.ts";
import type { PortalContext } from "./-portal-context.ts";

/** The data of `ScreenMissing` for a screen that exists, but not for this person. */
export type NotAllowed = { notAllowed: string };

/**
 * The guard of every screen: `beforeLoad: requireScreen("settings/master-settings/master")`, the screen as named in
 * permissions. With several screens, the right to one is enough.
 */
export const requireScreen =
  (screen: string, ...others: string[]) =>
  ({ context: { session } }: { context: PortalContext }) => {
    const { user } = session.actor.getSnapshot().context;
    const access = user && accessOf(user);
    if (!access || ![screen, ...others].some(access.mayRead)) {
      throw notFound({ data: { notAllowed: screen } satisfies NotAllowed });
    }
  };

/** The guard of a screen that needs an account: a guest's one right reaches all of `/customer-profile`. */
export const requireAccountScreen =
  (screen: string) =>
  ({ context }: { context: PortalContext }) => {
    requireScreen(screen)({ context });
    const { user } = context.session.actor.getSnapshot().context;
    if (user?.role_id === roleIds.guest) throw notFound({ data: { notAllowed: screen } satisfies NotAllowed });
  };
