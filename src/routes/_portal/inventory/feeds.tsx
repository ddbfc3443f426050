import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { FeedsPage } from "#features/feeds/feeds-page.tsx";
import { type FeedsSearch, feedsSearch } from "#features/feeds/feeds-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/feeds";

export const Route = createFileRoute("/_portal/inventory/feeds")({
  beforeLoad: requireScreen(screen),
  validateSearch: feedsSearch,
  staticData: { title: "Feeds" },
  component: Feeds,
});

function Feeds() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<FeedsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <FeedsPage {...shared} user={user} />}
      {question}
    </>
  );
}
