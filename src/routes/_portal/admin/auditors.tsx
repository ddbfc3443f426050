import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { roleIds } from "#domain/roles.ts";
import { type StaffSearch, staffSearch } from "#features/staff/staff-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StaffScreen } from "../../-staff-screen.tsx";

const screen = "admin/auditors";

export const Route = createFileRoute("/_portal/admin/auditors")({
  beforeLoad: requireScreen(screen),
  validateSearch: staffSearch,
  staticData: { title: "Auditors" },
  component: Staff,
});

function Staff() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<StaffSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <StaffScreen
      kind="auditor"
      screen={screen}
      roleId={roleIds.auditor}
      search={Route.useSearch()}
      onSearch={onSearch}
    />
  );
}
