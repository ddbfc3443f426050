import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { type OwnLoadSearch, ownLoadSearch } from "#features/loads/own/own-load.ts";
import { OwnLoadPage } from "#features/loads/own/own-load-page.tsx";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/my-loads/$id")({
  beforeLoad: requireScreen("my-loads"),
  validateSearch: ownLoadSearch,
  staticData: { title: "My load" },
  component: OwnLoad,
});

function OwnLoad() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<OwnLoadSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().id);
  return <OwnLoadPage key={id} id={id} search={Route.useSearch()} onSearch={onSearch} />;
}
