import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { OnResults } from "#features/search/on-results.ts";
import { readResults, writeResults } from "#features/search/results-search.ts";
import { StartedResults } from "#features/search/started-results.tsx";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";
import { useStoneViewer } from "../../-use-stone-viewer.ts";

export const Route = createFileRoute("/_portal/search/")({
  beforeLoad: requireScreen("search"),
  validateSearch: (raw: Record<string, unknown>) => writeResults(readResults(raw)),
  staticData: { title: "Search" },
  component: Search,
});

function Search() {
  const viewer = useStoneViewer();
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
  const page = { results, onResults, mayWrite, onDirty, device: useListLayout("search") };
  return (
    <>
      {viewer && <StartedResults {...page} viewer={viewer} tabs={<SearchTabs current="results" />} />}
      {question}
    </>
  );
}
