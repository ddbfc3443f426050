import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import type { RoleId } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { type SpecialSearch, specialSearch } from "#features/showcase/showcase-search.ts";
import { SpecialStonesPage } from "#features/showcase/special-stones-page.tsx";
import { stoneViewer } from "#stones/viewer.ts";
import { requireScreen } from "../-guards.ts";

export const Route = createFileRoute("/_portal/special-stone")({
  beforeLoad: requireScreen("special-stone"),
  validateSearch: specialSearch,
  staticData: { title: "Special stones" },
  component: SpecialStones,
});

function SpecialStones() {
  const { user } = useSession();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SpecialSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return user && <SpecialStonesPage viewer={stoneViewer(user.role_id as RoleId)} search={search} onSearch={onSearch} />;
}
