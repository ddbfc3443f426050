import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ReportsPage } from "#features/reports/reports-page.tsx";
import { type ReportsSearch, reportsSearch } from "#features/reports/reports-search.ts";
import { requireAccountScreen } from "../../-guards.ts";
import { useReportRights } from "../../-use-report-rights.ts";

export const Route = createFileRoute("/_portal/customer-profile/reports")({
  beforeLoad: requireAccountScreen("customer-profile/reports"),
  validateSearch: reportsSearch,
  staticData: { title: "Reports" },
  component: OwnReports,
});

function OwnReports() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  return (
    <ReportsPage
      {...useReportRights("customer-profile")}
      search={Route.useSearch()}
      onSearch={(patch) => void navigate({ search: (now: ReportsSearch) => ({ ...now, ...patch }) })}
      addressOf={(search) => router.buildLocation({ to: Route.to, search }).href}
      scheduledOf={(search) => router.buildLocation({ to: "/customer-profile/reports/scheduled", search }).href}
    />
  );
}
