import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { type OnResults, ResultsPage } from "#features/search/results-page.tsx";
import { readResults, writeResults } from "#features/search/results-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { stoneViewer } from "#stones/viewer.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/search/")({
  beforeLoad: requireScreen("search"),
  validateSearch: (raw: Record<string, unknown>) => writeResults(readResults(raw)),
  staticData: { title: "Search" },
  component: Search,
});

function Search() {
  const role = (useSession().user?.role_id ?? roleIds.guest) as RoleId;
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["save"]);
  const onResults = useCallback<OnResults>(
    (change, { isTyped = false } = {}) =>
      void navigate({ search: (now) => writeResults(change(readResults(now))), replace: isTyped }),
    [navigate],
  );
  const results = useMemo(() => readResults(address), [address]);
  const mayWrite = useAccess().mayWrite("search");
  const page = { results, onResults, viewer: stoneViewer(role), mayWrite, onDirty, device: useListLayout("search") };
  return (
    <>
      <ResultsPage {...page} tabs={<SearchTabs current="results" />} />
      {question}
    </>
  );
}
