import { notFound, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { roleIds } from "#domain/roles.ts";
import { accessOf } from "./-access.ts";
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

/**
 * The base path of documents: it leads the office to its clients, who have the documents on their own screens, and a
 * client to their own. A guest has none, and is led to where one signs up.
 */
export function requireDocuments({ context }: { context: PortalContext }): void {
  const { user } = context.session.actor.getSnapshot().context;
  const access = user && accessOf(user);
  if (access?.mayRead("client")) throw redirect({ href: addresses.clients, replace: true });
  requireScreen("customer-profile/business")({ context });
  throw redirect({
    href: user?.role_id === roleIds.guest ? addresses.profile : addresses.ownBusiness,
    replace: true,
  });
}
