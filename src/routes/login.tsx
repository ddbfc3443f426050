import { createFileRoute, redirect } from "@tanstack/react-router";

/** The door stands in front of the router (door-host.tsx); whoever is inside already and asks for it is led on. */
export const Route = createFileRoute("/login")({
  beforeLoad: () => {
    throw redirect({ to: "/dashboard", replace: true });
  },
});
