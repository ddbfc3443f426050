import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { FiguresPart } from "#features/home/figures/figures-part.tsx";
import { type FiguresSearch, figuresSearch } from "#features/home/figures/figures-search.ts";
import { HomePage } from "#features/home/home-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../-guards.ts";
import { useAccess } from "../-use-access.ts";

export const Route = createFileRoute("/_portal/dashboard")({
  beforeLoad: requireScreen("dashboard"),
  validateSearch: figuresSearch,
  staticData: { title: "Dashboard" },
  component: Dashboard,
});

function Dashboard() {
  const { user } = useSession();
  const { mayRead } = useAccess();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const onSearch = useCallback(
    (patch: Partial<FiguresSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  if (!user) return null;
  return (
    <HomePage user={user} mayRead={mayRead}>
      <FiguresPart user={user} search={search} onSearch={onSearch} mayRead={mayRead} />
    </HomePage>
  );
}
