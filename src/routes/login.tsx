import { createFileRoute, redirect } from "@tanstack/react-router";

/**
 * Leads a person who is signed in already to the dashboard. The sign-in pages come before the router (door-host.tsx).
 */
export const Route = createFileRoute("/login")({
  beforeLoad: () => {
    throw redirect({ to: "/dashboard", replace: true });
  },
});
