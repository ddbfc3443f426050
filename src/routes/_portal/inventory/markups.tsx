import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { MarkupsPage } from "#features/markups/markups-page.tsx";
import { type MarkupsSearch, markupsSearch } from "#features/markups/markups-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "inventory/markups";

export const Route = createFileRoute("/_portal/inventory/markups")({
  beforeLoad: requireScreen(screen),
  validateSearch: markupsSearch,
  staticData: { title: "Markups" },
  component: Markups,
});

function Markups() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["tab", "of", "business", "search"]);
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<MarkupsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: MarkupsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const shared = { search: Route.useSearch(), onSearch, addressOf, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      <MarkupsPage {...shared} />
      {question}
    </>
  );
}
