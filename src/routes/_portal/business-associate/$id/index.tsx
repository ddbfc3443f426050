import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_portal/business-associate/$id/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/business-associate/$id/profile", params, replace: true });
  },
});
