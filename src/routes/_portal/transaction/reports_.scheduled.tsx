import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ScheduledSearch, scheduledSearch } from "#features/reports/scheduled/scheduled-search.ts";
import { requireScreen } from "../../-guards.ts";
import { ScheduledReports } from "../../-scheduled-reports.tsx";

export const Route = createFileRoute("/_portal/transaction/reports_/scheduled")({
  beforeLoad: requireScreen("transaction/reports"),
  validateSearch: scheduledSearch,
  staticData: { title: "Scheduled reports" },
  component: Scheduled,
});

function Scheduled() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<ScheduledSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <ScheduledReports area="transaction" search={Route.useSearch()} onSearch={onSearch} />;
}
