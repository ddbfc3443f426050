import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { FeaturedPage } from "#features/showcase/featured-page.tsx";
import { type FeaturedSearch, featuredSearch } from "#features/showcase/featured-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/featured-stones";

export const Route = createFileRoute("/_portal/inventory/featured-stones")({
  beforeLoad: requireScreen(screen),
  validateSearch: featuredSearch,
  staticData: { title: "Featured stones" },
  component: FeaturedStones,
});

function FeaturedStones() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<FeaturedSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <FeaturedPage {...shared} user={user} />}
      {question}
    </>
  );
}
