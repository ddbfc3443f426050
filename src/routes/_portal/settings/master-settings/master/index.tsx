import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { MastersPage } from "#features/masters/masters-page.tsx";
import { type MastersSearch, mastersSearch } from "#features/masters/masters-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../../-guards.ts";
import { useAccess } from "../../../../-use-access.ts";
import { useLeaving } from "../../../../-use-leaving.tsx";

const screen = "settings/master-settings/master";

export const Route = createFileRoute("/_portal/settings/master-settings/master/")({
  beforeLoad: requireScreen(screen),
  validateSearch: mastersSearch,
  staticData: { title: "Masters" },
  component: Masters,
});

function Masters() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["edit", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<MastersSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const onOpenMaster = (masterId: string) => void navigate({ to: "./$masterId", params: { masterId } });
  const shared = { search: Route.useSearch(), onSearch, onOpenMaster, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <MastersPage {...shared} user={user} allSubMasters={addresses.allSubMasters} />}
      {question}
    </>
  );
}
