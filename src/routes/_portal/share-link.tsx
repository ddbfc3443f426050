import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { LinksPage } from "#features/share-links/links-page.tsx";
import { type LinksSearch, linksSearch } from "#features/share-links/links-search.ts";
import { requireScreen } from "../-guards.ts";

export const Route = createFileRoute("/_portal/share-link")({
  beforeLoad: requireScreen("share-link"),
  validateSearch: linksSearch,
  staticData: { title: "Shared links" },
  component: SharedLinks,
});

function SharedLinks() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<LinksSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <LinksPage search={Route.useSearch()} onSearch={onSearch} />;
}
