import { createFileRoute, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { accessOf } from "../../-access.ts";

export const Route = createFileRoute("/_portal/transaction/")({
  beforeLoad: ({ context: { session } }) => {
    const { user } = session.actor.getSnapshot().context;
    const first = (user ? accessOf(user).screens : []).find(({ to }) => to.startsWith("/transaction/"));
    // A person without the right to any gets its refusal from the first of them.
    throw redirect({ href: first?.to ?? addresses.list("confirm-stone"), replace: true });
  },
});
