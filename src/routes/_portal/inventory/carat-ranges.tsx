import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { CaratRangesPage } from "#features/carat-ranges/carat-ranges-page.tsx";
import { type CaratRangesSearch, caratRangesSearch } from "#features/carat-ranges/carat-ranges-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/carat-ranges";

export const Route = createFileRoute("/_portal/inventory/carat-ranges")({
  beforeLoad: requireScreen(screen),
  validateSearch: caratRangesSearch,
  staticData: { title: "Carat ranges" },
  component: CaratRanges,
});

function CaratRanges() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["add", "edit", "addTo", "sub"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CaratRangesSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <CaratRangesPage {...shared} user={user} />}
      {question}
    </>
  );
}
