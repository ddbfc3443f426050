import { createFileRoute, redirect } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { accessOf } from "../../-access.ts";

export const Route = createFileRoute("/_portal/settings/")({
  beforeLoad: ({ context: { session } }) => {
    const { user } = session.actor.getSnapshot().context;
    const settings = (user ? accessOf(user).screens : []).filter(({ to }) => to.startsWith("/settings/"));
    // spec §2: masters. A person without the right to them is led to the first allowed settings, else gets their
    // refusal.
    const { masters } = addresses;
    const to = settings.some((one) => one.to === masters) ? masters : (settings[0]?.to ?? masters);
    throw redirect({ href: to, replace: true });
  },
});
