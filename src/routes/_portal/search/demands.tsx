import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { DemandsPage } from "#features/kept-searches/demands-page.tsx";
import { type DemandsParams, demandsParams } from "#features/kept-searches/kept-params.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/search/demands")({
  beforeLoad: requireScreen("search"),
  validateSearch: demandsParams,
  staticData: { title: "Demands" },
  component: Demands,
});

function Demands() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["new", "edit"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<DemandsParams>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite("search") };
  return (
    <>
      {user && <DemandsPage {...shared} user={user} />}
      {question}
    </>
  );
}
