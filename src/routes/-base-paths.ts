import { notFound, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { type NotAllowed, requireScreen } from "./-guards.ts";
import type { PortalContext } from "./-portal-context.ts";

/**
 * The base path of an area (spec §2): it leads those whose area it is to their dashboard, with what the address says of
 * it. Anybody else is refused.
 */
export const requireOwnDashboard =
  (isOwn: (roleId: number) => boolean) =>
  ({ context, location }: { context: PortalContext; location: { searchStr: string } }) => {
    requireScreen("dashboard")({ context });
    const { user } = context.session.actor.getSnapshot().context;
    if (!user || !isOwn(user.role_id)) throw notFound({ data: { notAllowed: "dashboard" } satisfies NotAllowed });
    throw redirect({ href: `${addresses.home}${location.searchStr}`, replace: true });
  };
