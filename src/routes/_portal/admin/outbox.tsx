import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { OutboxPage } from "#features/outbox/outbox-page.tsx";
import { type OutboxSearch, outboxSearch } from "#features/outbox/outbox-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

const screen = "admin/outbox";

export const Route = createFileRoute("/_portal/admin/outbox")({
  beforeLoad: requireScreen(screen),
  validateSearch: outboxSearch,
  staticData: { title: "Outbox" },
  component: Outbox,
});

function Outbox() {
  const { mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<OutboxSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: OutboxSearch) => router.buildLocation({ to: Route.to, search }).href;
  return (
    <OutboxPage mayWrite={mayWrite(screen)} search={Route.useSearch()} onSearch={onSearch} addressOf={addressOf} />
  );
}
