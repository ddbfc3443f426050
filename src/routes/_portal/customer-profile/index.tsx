import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_portal/customer-profile/")({
  beforeLoad: () => {
    throw redirect({ to: "/customer-profile/profile", replace: true });
  },
});
