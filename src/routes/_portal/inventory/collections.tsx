import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { CollectionsPage } from "#features/showcase/collections-page.tsx";
import { type CollectionsSearch, collectionsSearch } from "#features/showcase/collections-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/collections";

export const Route = createFileRoute("/_portal/inventory/collections")({
  beforeLoad: requireScreen(screen),
  validateSearch: collectionsSearch,
  staticData: { title: "Manage collections" },
  component: Collections,
});

function Collections() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CollectionsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <CollectionsPage {...shared} user={user} />}
      {question}
    </>
  );
}
