import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { AllSubMastersPage } from "#features/masters/all-sub-masters-page.tsx";
import { type SubMastersSearch, subMastersSearch } from "#features/masters/sub-masters-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../../-guards.ts";
import { useAccess } from "../../../../-use-access.ts";
import { useLeaving } from "../../../../-use-leaving.tsx";

const screen = "settings/master-settings/master";

export const Route = createFileRoute("/_portal/settings/master-settings/master/all")({
  beforeLoad: requireScreen(screen),
  validateSearch: subMastersSearch,
  staticData: { title: "All sub-masters" },
  component: AllSubMasters,
});

function AllSubMasters() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SubMastersSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const arranging = useListLayout("all-sub-masters");
  const shared = { search: Route.useSearch(), onSearch, onDirty, arranging, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <AllSubMastersPage {...shared} user={user} masters={addresses.masters} />}
      {question}
    </>
  );
}
