import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import type { RoleId } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { CollectionPage } from "#features/showcase/collection-page.tsx";
import { type CollectionSearch, collectionSearch } from "#features/showcase/showcase-search.ts";
import { stoneViewer } from "#stones/viewer.ts";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/collection/$collectionId")({
  beforeLoad: requireScreen("collection"),
  validateSearch: collectionSearch,
  staticData: { title: "Collection" },
  component: Collection,
});

function Collection() {
  const { user } = useSession();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CollectionSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().collectionId);
  return (
    user && (
      <CollectionPage
        key={id}
        id={id}
        viewer={stoneViewer(user.role_id as RoleId)}
        search={search}
        onSearch={onSearch}
        back="/collection"
      />
    )
  );
}
