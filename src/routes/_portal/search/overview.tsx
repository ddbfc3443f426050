import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { RecentPanel } from "#features/kept-searches/recent-panel.tsx";
import { StockOverviewPage } from "#features/stock-overview/stock-overview-page.tsx";
import { type StockOverviewSearch, stockOverviewSearch } from "#features/stock-overview/stock-overview-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useStoneViewer } from "../../-use-stone-viewer.ts";

export const Route = createFileRoute("/_portal/search/overview")({
  beforeLoad: requireScreen("search"),
  validateSearch: stockOverviewSearch,
  staticData: { title: "Stock overview" },
  component: Overview,
});

function Overview() {
  const viewer = useStoneViewer();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<StockOverviewSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: StockOverviewSearch) => router.buildLocation({ to: Route.to, search }).href;
  const page = { search: Route.useSearch(), onSearch, addressOf };
  return (
    viewer && (
      <StockOverviewPage {...page} viewer={viewer}>
        <RecentPanel />
      </StockOverviewPage>
    )
  );
}
