import { createFileRoute } from "@tanstack/react-router";
import { runsHouse } from "#domain/home.ts";
import { requireOwnDashboard } from "../../-base-paths.ts";

export const Route = createFileRoute("/_portal/admin/")({
  beforeLoad: requireOwnDashboard(runsHouse),
  staticData: { title: "Administrator's dashboard" },
});
