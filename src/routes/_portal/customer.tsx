import { createFileRoute } from "@tanstack/react-router";
import { isCustomer } from "#domain/home.ts";
import { requireOwnDashboard } from "../-base-paths.ts";

export const Route = createFileRoute("/_portal/customer")({
  beforeLoad: requireOwnDashboard(isCustomer),
  staticData: { title: "Customer's dashboard" },
});
