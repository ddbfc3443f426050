import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { MasterPage } from "#features/masters/master-page.tsx";
import { type SubMastersSearch, subMastersSearch } from "#features/masters/sub-masters-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../../-guards.ts";
import { useAccess } from "../../../../-use-access.ts";
import { useLeaving } from "../../../../-use-leaving.tsx";

const screen = "settings/master-settings/master";

export const Route = createFileRoute("/_portal/settings/master-settings/master/$masterId")({
  beforeLoad: requireScreen(screen),
  validateSearch: subMastersSearch,
  staticData: { title: "Sub-masters" },
  component: Master,
});

function Master() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SubMastersSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().masterId);
  const arranging = useListLayout("sub-masters");
  const shared = { search: Route.useSearch(), onSearch, onDirty, arranging, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <MasterPage key={id} {...shared} user={user} masterId={id} masters={addresses.masters} />}
      {question}
    </>
  );
}
