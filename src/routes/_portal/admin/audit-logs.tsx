import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { AuditPage } from "#features/audit/audit-page.tsx";
import { type AuditSearch, auditSearch } from "#features/audit/audit-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

const screen = "admin/audit-logs";

export const Route = createFileRoute("/_portal/admin/audit-logs")({
  beforeLoad: requireScreen(screen),
  validateSearch: auditSearch,
  staticData: { title: "Audit logs" },
  component: AuditLogs,
});

function AuditLogs() {
  const { mayRead, mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<AuditSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: AuditSearch) => router.buildLocation({ to: Route.to, search }).href;
  const mayLook = mayRead("admin/workflows");
  const pictureOf = (workflow: string, item: string) => (mayLook ? addresses.workflow(workflow, item) : undefined);
  const props = { search: Route.useSearch(), onSearch, addressOf, pictureOf };
  return <AuditPage mayWrite={mayWrite(screen)} {...props} />;
}
