import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { GalleryPage } from "#features/showcase/gallery-page.tsx";
import { type GallerySearch, gallerySearch } from "#features/showcase/showcase-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

export const Route = createFileRoute("/_portal/collection/")({
  beforeLoad: requireScreen("collection"),
  validateSearch: gallerySearch,
  staticData: { title: "Collections" },
  component: Collections,
});

function Collections() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<GallerySearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const { mayWrite } = useAccess();
  return (
    <GalleryPage
      search={Route.useSearch()}
      onSearch={onSearch}
      addressOf={addresses.collection}
      manageAt={mayWrite("inventory/collections") ? addresses.manageCollections : undefined}
    />
  );
}
