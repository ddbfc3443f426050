import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { RolesPage } from "#features/roles/roles-page.tsx";
import { type RolesSearch, rolesSearch } from "#features/roles/roles-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";
import { ViewAs } from "../../-view-as.tsx";

const screen = "settings/roles-permissions";

export const Route = createFileRoute("/_portal/settings/roles-permissions")({
  beforeLoad: requireScreen(screen),
  validateSearch: rolesSearch,
  staticData: { title: "Roles and permissions" },
  component: Roles,
});

function Roles() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["role", "view", "user", "category"]);
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<RolesSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: RolesSearch) => router.buildLocation({ to: Route.to, search }).href;
  const shared = { search: Route.useSearch(), onSearch, addressOf, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <RolesPage {...shared} user={user} actOn={(person) => <ViewAs account={person} />} />}
      {question}
    </>
  );
}
