import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { LoadsPage } from "#features/loads/loads-page.tsx";
import { type LoadsSearch, loadsSearch } from "#features/loads/loads-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";

const screen = "inventory/loads";

export const Route = createFileRoute("/_portal/inventory/loads/")({
  beforeLoad: requireScreen(screen),
  validateSearch: loadsSearch,
  staticData: { title: "Loads" },
  component: Loads,
});

function Loads() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<LoadsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  const shared = { search: Route.useSearch(), onSearch, onGo, mayWrite: mayWrite(screen) };
  return user && <LoadsPage {...shared} user={user} />;
}
