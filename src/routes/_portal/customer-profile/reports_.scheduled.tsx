import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ScheduledSearch, scheduledSearch } from "#features/reports/scheduled/scheduled-search.ts";
import { requireAccountScreen } from "../../-guards.ts";
import { ScheduledReports } from "../../-scheduled-reports.tsx";

export const Route = createFileRoute("/_portal/customer-profile/reports_/scheduled")({
  beforeLoad: requireAccountScreen("customer-profile/reports"),
  validateSearch: scheduledSearch,
  staticData: { title: "Scheduled reports" },
  component: OwnScheduled,
});

function OwnScheduled() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<ScheduledSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <ScheduledReports area="customer-profile" search={Route.useSearch()} onSearch={onSearch} />;
}
