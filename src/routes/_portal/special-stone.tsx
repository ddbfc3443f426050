import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { maySeeCost } from "#domain/price-fields.ts";
import { isRoleId } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { type SpecialSearch, specialSearch } from "#features/showcase/showcase-search.ts";
import { SpecialStonesPage } from "#features/showcase/special-stones-page.tsx";
import { requireScreen } from "../-guards.ts";

export const Route = createFileRoute("/_portal/special-stone")({
  beforeLoad: requireScreen("special-stone"),
  validateSearch: specialSearch,
  staticData: { title: "Special stones" },
  component: SpecialStones,
});

function SpecialStones() {
  const { user } = useSession();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SpecialSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <SpecialStonesPage
      seesCost={isRoleId(user?.role_id) && maySeeCost(user.role_id)}
      search={Route.useSearch()}
      onSearch={onSearch}
    />
  );
}
