import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { GuestsPage } from "#features/guests/guests-page.tsx";
import { type GuestsSearch, guestsSearch } from "#features/guests/guests-search.ts";
import { requireScreen } from "../-guards.ts";

export const Route = createFileRoute("/_portal/guests")({
  beforeLoad: requireScreen("guests"),
  validateSearch: guestsSearch,
  staticData: { title: "Guests" },
  component: Guests,
});

function Guests() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<GuestsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <GuestsPage search={Route.useSearch()} onSearch={onSearch} />;
}
