import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { roleIds } from "#domain/roles.ts";
import { type StaffSearch, staffSearch } from "#features/staff/staff-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StaffScreen } from "../../-staff-screen.tsx";

const screen = "admin/admin-users";

export const Route = createFileRoute("/_portal/admin/admin-users")({
  beforeLoad: requireScreen(screen),
  validateSearch: staffSearch,
  staticData: { title: "Administrators" },
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
      kind="admin"
      screen={screen}
      roleId={roleIds.administrator}
      search={Route.useSearch()}
      onSearch={onSearch}
    />
  );
}
