import { createFileRoute, redirect } from "@tanstack/react-router";
import { type DoorForm, doorForm } from "#features/door/door-form.ts";
import { Entrance } from "#features/door/entrance.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { safePlace } from "./-places.ts";

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/login")({
  validateSearch: (search): { form?: DoorForm; from?: string } => ({
    form: doorForm(search.form),
    from: text(search.from),
  }),
  beforeLoad: ({ context: { session }, search }) => {
    const isSignedIn = session.actor.getSnapshot().matches("signedIn");
    if (isSignedIn) throw redirect({ href: safePlace(search.from), replace: true });
  },
  staticData: { title: "Sign in" },
  component: Login,
});

function Login() {
  const { form, from } = Route.useSearch();
  const session = useSession();
  return <Entrance form={form} from={from} session={session} />;
}
