import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { NewArrivalsPage } from "#features/new-arrivals/new-arrivals-page.tsx";
import { type NewArrivalsSearch, newArrivalsSearch } from "#features/new-arrivals/new-arrivals-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { requireScreen } from "../../-guards.ts";
import { useStoneViewer } from "../../-use-stone-viewer.ts";

export const Route = createFileRoute("/_portal/new-arrival/")({
  beforeLoad: requireScreen("new-arrival"),
  validateSearch: newArrivalsSearch,
  staticData: { title: "New arrivals" },
  component: NewArrivals,
});

function NewArrivals() {
  const viewer = useStoneViewer();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<NewArrivalsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: NewArrivalsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const shared = { search: Route.useSearch(), onSearch, addressOf, device: useListLayout("arrival") };
  return viewer && <NewArrivalsPage {...shared} viewer={viewer} />;
}
