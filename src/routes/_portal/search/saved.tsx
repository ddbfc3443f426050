import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { type SavedParams, savedParams } from "#features/kept-searches/kept-params.ts";
import { SavedPage } from "#features/kept-searches/saved-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/search/saved")({
  beforeLoad: requireScreen("search"),
  validateSearch: savedParams,
  staticData: { title: "Saved searches" },
  component: SavedSearches,
});

function SavedSearches() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["edit"]);
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<SavedParams>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite("search") };
  return (
    <>
      {user && <SavedPage {...shared} user={user} onGo={onGo} />}
      {question}
    </>
  );
}
