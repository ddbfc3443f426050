import { createFileRoute, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { accessOf } from "../../-access.ts";
import { ownScreens } from "../../-own-lists.ts";

export const Route = createFileRoute("/_portal/customer-profile/")({
  beforeLoad: ({ context: { session } }) => {
    const { user } = session.actor.getSnapshot().context;
    const [first] = user ? ownScreens(user.role_id, accessOf(user)) : [];
    throw redirect({ href: first?.to ?? addresses.profile, replace: true });
  },
});
