import { createFileRoute, redirect } from "@tanstack/react-router";

/**
 * Leads to the list of clients. A client's documents are on the client's own screen, open decisions in the queue of
 * clients.
 */
export const Route = createFileRoute("/_portal/kyc")({
  beforeLoad: () => {
    throw redirect({ to: "/client", replace: true });
  },
});
