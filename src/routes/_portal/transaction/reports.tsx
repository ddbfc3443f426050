import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ReportsPage } from "#features/reports/reports-page.tsx";
import { type ReportsSearch, reportsSearch } from "#features/reports/reports-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useReportRights } from "../../-use-report-rights.ts";

export const Route = createFileRoute("/_portal/transaction/reports")({
  beforeLoad: requireScreen("transaction/reports"),
  validateSearch: reportsSearch,
  staticData: { title: "Reports" },
  component: Reports,
});

function Reports() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  return (
    <ReportsPage
      {...useReportRights("transaction")}
      search={Route.useSearch()}
      onSearch={(patch) => void navigate({ search: (now: ReportsSearch) => ({ ...now, ...patch }) })}
      addressOf={(search) => router.buildLocation({ to: Route.to, search }).href}
      scheduledOf={(search) => router.buildLocation({ to: "/transaction/reports/scheduled", search }).href}
    />
  );
}
