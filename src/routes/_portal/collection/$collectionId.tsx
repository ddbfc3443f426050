import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { CollectionPage } from "#features/showcase/collection-page.tsx";
import { type CollectionSearch, collectionSearch } from "#features/showcase/showcase-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useStoneViewer } from "../../-use-stone-viewer.ts";

export const Route = createFileRoute("/_portal/collection/$collectionId")({
  beforeLoad: requireScreen("collection"),
  validateSearch: collectionSearch,
  staticData: { title: "Collection" },
  component: Collection,
});

function Collection() {
  const viewer = useStoneViewer();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CollectionSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().collectionId);
  return (
    viewer && (
      <CollectionPage
        key={id}
        id={id}
        viewer={viewer}
        search={search}
        onSearch={onSearch}
        back={addresses.collections}
      />
    )
  );
}
