import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { RoleId } from "#domain/roles.ts";
import { NewArrivalsPage } from "#features/new-arrivals/new-arrivals-page.tsx";
import { type NewArrivalsSearch, newArrivalsSearch } from "#features/new-arrivals/new-arrivals-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { stoneViewer } from "#stones/viewer.ts";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/new-arrival/")({
  beforeLoad: requireScreen("new-arrival"),
  validateSearch: newArrivalsSearch,
  staticData: { title: "New arrivals" },
  component: NewArrivals,
});

function NewArrivals() {
  const { user } = useSession();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<NewArrivalsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: NewArrivalsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const shared = { search: Route.useSearch(), onSearch, addressOf, device: useListLayout("arrival") };
  return user && <NewArrivalsPage {...shared} viewer={stoneViewer(user.role_id as RoleId)} />;
}
