import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { type RecentParams, recentParams } from "#features/kept-searches/kept-params.ts";
import { RecentPage } from "#features/kept-searches/recent-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/search/recent")({
  beforeLoad: requireScreen("search"),
  validateSearch: recentParams,
  staticData: { title: "Recent searches" },
  component: RecentSearches,
});

function RecentSearches() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["save"]);
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<RecentParams>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite("search") };
  return (
    <>
      {user && <RecentPage {...shared} user={user} onGo={onGo} />}
      {question}
    </>
  );
}
