import { createFileRoute, redirect } from "@tanstack/react-router";
import { personName } from "#domain/person-name.ts";
import { safePlace } from "#features/door/safe-place.ts";
import { words } from "#features/shell/words.ts";
import { notify } from "#ui/notice/notify.ts";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * Leads a person who is signed in already to the screen that they wanted. The sign-in pages come before the router
 * (door-host.tsx), so that an invitation cannot be accepted here: its reader is told the way.
 */
export const Route = createFileRoute("/login")({
  validateSearch: ({ from, form }: Record<string, unknown>) => ({ from: text(from), form: text(form) }),
  beforeLoad: ({ context, search: { from, form } }) => {
    const { user } = context.session.actor.getSnapshot().context;
    if (form === "invitation" && user) notify.failure(words.signOutFirst(personName(user)));
    throw redirect({ href: safePlace(from), replace: true });
  },
});
