import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { AssociatesPage } from "#features/associates/associates-page.tsx";
import { type AssociatesSearch, associatesSearch } from "#features/associates/associates-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAssociateViewer } from "../../-use-associate-viewer.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/business-associate/")({
  beforeLoad: requireScreen("business-associate"),
  validateSearch: associatesSearch,
  staticData: { title: "Business associates" },
  component: Associates,
});

function Associates() {
  const viewer = useAssociateViewer();
  const { onDirty, question } = useLeaving(["open", "edit", "new"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<AssociatesSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <>
      <AssociatesPage {...viewer} search={Route.useSearch()} onSearch={onSearch} onDirty={onDirty} />
      {question}
    </>
  );
}
