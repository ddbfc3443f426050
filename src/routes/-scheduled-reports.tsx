import { useRouter } from "@tanstack/react-router";
import { ScheduledReportsPage } from "#features/reports/scheduled/scheduled-page.tsx";
import type { ScheduledSearch } from "#features/reports/scheduled/scheduled-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { useLeaving } from "./-use-leaving.tsx";
import { useReportRights } from "./-use-report-rights.ts";

interface ScheduledReportsProps {
  /** The area of the reports: the house's, or a client's own. */
  area: "transaction" | "customer-profile";
  search: ScheduledSearch;
  onSearch: (patch: Partial<ScheduledSearch>) => void;
}

/** The scheduled reports of an area, and the question before one leaves what is not saved. */
export function ScheduledReports({ area, ...props }: ScheduledReportsProps) {
  const { user } = useSession();
  const { kinds, figures, parties } = useReportRights(area);
  const { onDirty, question } = useLeaving(["open", "add"]);
  const reportsAddress = useRouter().buildLocation({ to: `/${area}/reports` }).href;
  const given = { ...props, onDirty, kinds: [...kinds, ...figures], parties, reportsAddress };
  return (
    <>
      {user && <ScheduledReportsPage {...given} user={user} />}
      {question}
    </>
  );
}
