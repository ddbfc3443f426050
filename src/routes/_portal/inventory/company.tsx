import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { ProvidersPage } from "#features/providers/providers-page.tsx";
import { type ProvidersSearch, providersSearch } from "#features/providers/providers-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/company";

export const Route = createFileRoute("/_portal/inventory/company")({
  beforeLoad: requireScreen(screen),
  validateSearch: providersSearch,
  staticData: { title: "Inventory providers" },
  component: Providers,
});

function Providers() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "edit", "new"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<ProvidersSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const markupsOf = mayRead("inventory/markups") ? addresses.markupsOfProvider : undefined;
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen), markupsOf };
  return (
    <>
      {user && <ProvidersPage {...shared} user={user} />}
      {question}
    </>
  );
}
