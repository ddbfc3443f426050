import { createFileRoute, redirect } from "@tanstack/react-router";

/** The papers of clients stand in the client's own case; who waits for a decision stands in the queue of clients. */
export const Route = createFileRoute("/_portal/kyc")({
  beforeLoad: () => {
    throw redirect({ to: "/client", replace: true });
  },
});
