import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { type OnResults, ResultsPage } from "#features/search/results-page.tsx";
import { readResults, writeResults } from "#features/search/results-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { stoneViewer } from "#stones/viewer.ts";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/search/")({
  beforeLoad: requireScreen("search"),
  validateSearch: (raw: Record<string, unknown>) => writeResults(readResults(raw)),
  staticData: { title: "Search" },
  component: Search,
});

function Search() {
  const { user } = useSession();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const onResults = useCallback<OnResults>(
    (change, { isTyped = false } = {}) =>
      void navigate({ search: (now) => writeResults(change(readResults(now))), replace: isTyped }),
    [navigate],
  );
  return (
    <ResultsPage
      results={useMemo(() => readResults(address), [address])}
      onResults={onResults}
      viewer={useMemo(() => stoneViewer((user?.role_id ?? roleIds.guest) as RoleId), [user?.role_id])}
      device={useListLayout("search")}
    />
  );
}
