import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ListParams, listParams } from "#domain/search-params.ts";
import { LinksPage } from "#features/share-links/links-page.tsx";
import { requireScreen } from "../-guards.ts";

export const Route = createFileRoute("/_portal/share-link")({
  beforeLoad: requireScreen("share-link"),
  validateSearch: (raw: Record<string, unknown>) => listParams(raw, []),
  staticData: { title: "Shared links" },
  component: SharedLinks,
});

function SharedLinks() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<ListParams>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <LinksPage search={Route.useSearch()} onSearch={onSearch} />;
}
