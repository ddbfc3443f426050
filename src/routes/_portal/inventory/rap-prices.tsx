import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { ListPricesPage } from "#features/list-prices/list-prices-page.tsx";
import { type ListPricesSearch, listPricesSearch } from "#features/list-prices/list-prices-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/rap-prices";

export const Route = createFileRoute("/_portal/inventory/rap-prices")({
  beforeLoad: requireScreen(screen),
  validateSearch: listPricesSearch,
  staticData: { title: "List prices" },
  component: ListPrices,
});

function ListPrices() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add", "rate"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<ListPricesSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <>
      <ListPricesPage mayWrite={mayWrite(screen)} search={Route.useSearch()} onSearch={onSearch} onDirty={onDirty} />
      {question}
    </>
  );
}
