import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { StockListsPage } from "#features/stock-lists/stock-lists-page.tsx";
import { type StockListsSearch, stockListsSearch } from "#features/stock-lists/stock-lists-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/stock-list";

export const Route = createFileRoute("/_portal/inventory/stock-list")({
  beforeLoad: requireScreen(screen),
  validateSearch: stockListsSearch,
  staticData: { title: "Stock lists" },
  component: StockLists,
});

function StockLists() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<StockListsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <StockListsPage {...shared} user={user} />}
      {question}
    </>
  );
}
