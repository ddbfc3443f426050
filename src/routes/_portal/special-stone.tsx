import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { type SpecialSearch, specialSearch } from "#features/showcase/showcase-search.ts";
import { SpecialStonesPage } from "#features/showcase/special-stones-page.tsx";
import { requireScreen } from "../-guards.ts";
import { useAccess } from "../-use-access.ts";
import { useStoneViewer } from "../-use-stone-viewer.ts";

export const Route = createFileRoute("/_portal/special-stone")({
  beforeLoad: requireScreen("special-stone"),
  validateSearch: specialSearch,
  staticData: { title: "Special stones" },
  component: SpecialStones,
});

function SpecialStones() {
  const viewer = useStoneViewer();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SpecialSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const { mayWrite } = useAccess();
  const manageAt = mayWrite("inventory/featured-stones") ? addresses.featuredStones : undefined;
  return viewer && <SpecialStonesPage viewer={viewer} search={search} onSearch={onSearch} manageAt={manageAt} />;
}
