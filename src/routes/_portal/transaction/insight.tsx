import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { mayTellByProvider } from "#domain/lost-deals.ts";
import type { RoleId } from "#domain/roles.ts";
import { InsightPage } from "#features/insight/insight-page.tsx";
import { type InsightSearch, insightSearch } from "#features/insight/insight-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

export const Route = createFileRoute("/_portal/transaction/insight")({
  beforeLoad: requireScreen("transaction/insight"),
  validateSearch: insightSearch,
  staticData: { title: "Insight" },
  component: Insight,
});

function Insight() {
  const { mayRead } = useAccess();
  const { user } = useSession();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<InsightSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <InsightPage
      search={Route.useSearch()}
      onSearch={onSearch}
      addressOf={(search) => router.buildLocation({ to: Route.to, search }).href}
      mayRead={mayRead}
      tellsByProvider={user !== null && mayTellByProvider(user.role_id as RoleId)}
    />
  );
}
