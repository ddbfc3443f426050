import { notFound } from "@tanstack/react-router";
import { roleIds } from "#domain/roles.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { isForGuests } from "#stones/lines/list-viewer.ts";
import { type NotAllowed, requireScreen } from "./-guards.ts";
import type { PortalContext } from "./-portal-context.ts";

/** One's own lists: a guest has those that ask for no account (spec §1). */
export const requireOwnList =
  (list: ShownList, screen: string) =>
  ({ context }: { context: PortalContext }) => {
    requireScreen(screen)({ context });
    const { user } = context.session.actor.getSnapshot().context;
    if (user?.role_id !== roleIds.guest || isForGuests(list)) return;
    throw notFound({ data: { notAllowed: screen } satisfies NotAllowed });
  };
