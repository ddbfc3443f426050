import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { maySeeCost } from "#domain/price-fields.ts";
import { isRoleId } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { CollectionPage } from "#features/showcase/collection-page.tsx";
import { type CollectionSearch, collectionSearch } from "#features/showcase/showcase-search.ts";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/collection/$collectionId")({
  beforeLoad: requireScreen("collection"),
  validateSearch: collectionSearch,
  staticData: { title: "Collection" },
  component: Collection,
});

function Collection() {
  const { user } = useSession();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CollectionSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().collectionId);
  return (
    <CollectionPage
      key={id}
      id={id}
      seesCost={isRoleId(user?.role_id) && maySeeCost(user.role_id)}
      search={Route.useSearch()}
      onSearch={onSearch}
      back="/collection"
    />
  );
}
